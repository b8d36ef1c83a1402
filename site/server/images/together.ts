/** Those who ask for the same thing at the same time get one answer between them. */
export const createTogether = <T>() => {
  const running = new Map<string, Promise<T>>();
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const under = running.get(key);
    if (under) return under;
    const made = make().finally(() => running.delete(key));
    running.set(key, made);
    return made;
  };
};
