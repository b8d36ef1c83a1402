import { quote } from './quote/schema.ts';

/** Every page block there is, by the name its folder has. Its twin is `views.ts`. */
export const schemas = {
  quote,
};

export type BlockName = keyof typeof schemas;
