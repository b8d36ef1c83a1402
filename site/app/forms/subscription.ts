/** The key under which a letter's link carries its token, in the address and in the screen's form. */
export const subscriptionTokenKey = 'token';

/** What can be said of a link to confirm by looking at it alone, which changes nothing: mail scanners look too. */
export type ConfirmLink = 'good' | 'expired' | 'forged';
/** What became of a press on its button; withdrawn: the address was unsubscribed, or forgotten, since the link was made. */
export type Confirmed = 'subscribed' | 'withdrawn' | 'expired' | 'forged' | 'unavailable';

/** A link to unsubscribe does not expire. */
export type LeaveLink = 'good' | 'forged';
export type Left = 'unsubscribed' | 'forged' | 'unavailable';

/** What the screens of the newsletter ask of the server. */
export interface Newsletter {
  lookAtConfirm: (token: string) => Promise<ConfirmLink>;
  confirm: (token: string) => Promise<Confirmed>;
  lookAtLeave: (token: string) => Promise<LeaveLink>;
  leave: (token: string) => Promise<Left>;
}
