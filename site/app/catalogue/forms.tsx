import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { BannerContactForm } from '../forms/BannerContactForm.tsx';
import { ContactForm } from '../forms/ContactForm.tsx';
import { FormsContext } from '../forms/context.ts';
import { formsFacts } from '../forms/facts.ts';
import type { FormName } from '../forms/fields.ts';
import { NewsletterForm } from '../forms/NewsletterForm.tsx';
import type { Outcome } from '../forms/outcome.ts';
import { failuresOf, readValues } from '../forms/read.ts';
import { refusals } from '../forms/refusal.ts';
import { useForm } from '../forms/useForm.ts';
import { useLocale } from '../locale/useLocale.ts';
import styles from './parts.module.css';

const settings = { email: 'quay@vi.example', phone: '010 555 06 06', privacyUrl: '/privacy-statement' };

const entered: Record<string, string> = { email: 'noor@bolder', company: 'Bolder & Zn', reason: 'other' };

/** Everything that may become of a form. */
const outcomesOf = (form: FormName): { state: string; outcome: Outcome | undefined }[] => {
  const values = readValues(form, (field) => entered[field]);
  return [
    { state: 'empty', outcome: undefined },
    ...refusals.map((refusal) => ({
      state: refusal,
      outcome: {
        form,
        sent: false as const,
        refusal,
        values,
        failures: refusal === 'invalid' ? failuresOf(form, values) : {},
      },
    })),
    { state: 'sent', outcome: { form, sent: true, name: 'Noor' } },
  ];
};

const Facts = ({
  outcome,
  sending,
  children,
}: {
  outcome?: Outcome | undefined;
  sending?: FormName;
  children: ReactNode;
}) => {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const facts = formsFacts({ locale, outcome, settings, address });
  const received = sending && { form: sending, address, state: { phase: 'sending' as const, fields: {} } };
  return <FormsContext value={received ? { ...facts, received } : facts}>{children}</FormsContext>;
};

const Contact = () => <ContactForm form={useForm('contact')} reason={undefined} />;

const views: Record<FormName, () => ReactNode> = {
  contact: Contact,
  'banner-contact': BannerContactForm,
  newsletter: NewsletterForm,
};

/** A form in each of its states. */
const States = ({ form }: { form: FormName }) => {
  const View = views[form];
  return (
    <div className={styles.forms}>
      {outcomesOf(form).map(({ state, outcome }) => (
        <div key={state}>
          <p className="small muted">{state}</p>
          <Facts outcome={outcome}>
            <View />
          </Facts>
        </div>
      ))}
      <div>
        <p className="small muted">sending</p>
        <Facts sending={form}>
          <View />
        </Facts>
      </div>
    </div>
  );
};

export const forms: Record<string, () => ReactNode> = {
  'contact form': () => <States form="contact" />,
  'banner form': () => <States form="banner-contact" />,
  newsletter: () => <States form="newsletter" />,
};
