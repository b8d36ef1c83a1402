const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isNamed = (value: unknown): value is { name: string } =>
  isObject(value) && 'name' in value && typeof value.name === 'string';

const named = (read: object): string[] => {
  const header = 'header' in read ? [read.header] : [];
  const blocks = 'blocks' in read && Array.isArray(read.blocks) ? read.blocks : [];
  return [...header, ...blocks].filter(isNamed).map(({ name }) => name);
};

/** The names of the blocks a loader has read: `header` and `blocks`, of the screen or of the entry or overview in it. */
export const blockNames = (read: unknown): string[] =>
  isObject(read) ? [read, ...Object.values(read).filter(isObject)].flatMap(named) : [];
