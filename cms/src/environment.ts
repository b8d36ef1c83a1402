/** One sentence instead of a stack: whoever reads it needs the name and the remedy. */
const refuse = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

/** Reads one secret; a service that starts without it would hand out tokens that anyone can forge. */
export const secret = (name: string): string =>
  process.env[name] ||
  refuse(`${name} is not set: run "node scripts/secrets.mjs" in cms/ once, or set it in the environment.`);

/** Off only when it says so: `off`, `false`, `0` or `no`. */
export const isOn = (name: string): boolean => !/^(off|false|0|no)$/i.test(process.env[name] ?? '');

/** For how many days leads are kept once they are handled, and addresses once they are unsubscribed. */
export const keepDays = (): number => {
  const value = process.env.LEADS_KEEP_DAYS || '90';
  const days = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  return days >= 1 && days <= 36_500
    ? days
    : refuse(`LEADS_KEEP_DAYS=${value} will not do: it must be a whole number of days, from 1 to 36500.`);
};
