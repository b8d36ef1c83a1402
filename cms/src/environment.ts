/** Reads one secret; a service that starts without it would hand out tokens that anyone can forge. */
export const secret = (name: string): string => {
  const value = process.env[name];
  if (value) return value;
  // One sentence instead of a stack: whoever reads it needs the name and the remedy.
  console.error(`${name} is not set: run "node scripts/secrets.mjs" in cms/ once, or set it in the environment.`);
  process.exit(1);
};

/** Off only when it says so: `off`, `false`, `0` or `no`. */
export const isOn = (name: string): boolean => !/^(off|false|0|no)$/i.test(process.env[name] ?? '');
