/** A letter as it is written, before anybody knows whom it goes to. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
  /** Beside those that every mail has. */
  headers?: Readonly<Record<string, string>>;
}

/** Somebody's address, and the name to show beside it. */
export interface Mailbox {
  name: string;
  address: string;
}

/** A letter on its way: one sender, one recipient. */
export interface Mail {
  /** Of the entry it is about; with the step it makes the Message-ID, the same on every try. */
  id: string;
  step: string;
  date: Date;
  from: Mailbox;
  to: string;
  replyTo: Mailbox;
  letter: Letter;
}

export interface Mailer {
  /**
   * Resolves once the mail server has taken the mail over, or its file is on disk.
   * @param signal nobody waits for it any longer
   * @throws {Undeliverable} when this mail will never be taken
   * @throws {DeliveryFailure} when a later try may succeed
   */
  send: (mail: Mail, signal?: AbortSignal) => Promise<void>;
}
