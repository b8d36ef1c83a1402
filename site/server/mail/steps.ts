import type { Config } from '../config.ts';
import type { Step } from '../outbox/step.ts';
import type { ReadHouse } from './house.ts';
import type { Mailer } from './letter.ts';
import { agencyLetter } from './letters/agency.ts';
import { plain } from './letters/plain.ts';
import { visitorLetter } from './letters/visitor.ts';

interface Parts {
  config: Pick<Config, 'mailFrom' | 'mailTo' | 'defaultLocale'>;
  mailer: Mailer;
  house: ReadHouse;
}

/** The two mails about a contact form: to the agency, and thanks to whoever wrote. */
export const contactSteps = ({ config, mailer, house }: Parts) => {
  const { mailFrom, mailTo, defaultLocale } = config;

  const agency: Step = async (entry, signal) => {
    const { id, receivedAt: date, values } = entry;
    const about = await house(defaultLocale);
    await mailer.send(
      {
        id,
        step: 'agency',
        date,
        from: { name: about.company, address: mailFrom },
        to: mailTo,
        replyTo: { name: plain(values['name'] ?? ''), address: values['email'] ?? '' },
        letter: agencyLetter(entry, about, defaultLocale),
      },
      signal,
    );
  };

  const visitor: Step = async (entry, signal) => {
    const { id, receivedAt: date, values, locale } = entry;
    const about = await house(locale);
    await mailer.send(
      {
        id,
        step: 'visitor',
        date,
        from: { name: about.company, address: mailFrom },
        to: values['email'] ?? '',
        replyTo: { name: about.company, address: mailTo },
        letter: visitorLetter(entry, about),
      },
      signal,
    );
  };

  return { agency, visitor };
};
