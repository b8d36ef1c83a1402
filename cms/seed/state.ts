import type { Core } from '@strapi/strapi';

/** How far the demo got: `planting` after an interruption, which tells half a demo from an editor's own beginnings. */
export type State = 'planting' | 'planted' | undefined;

const store = (strapi: Core.Strapi) => strapi.store({ type: 'app', name: 'demo', key: 'state' });

export const readState = async (strapi: Core.Strapi): Promise<State> => {
  const state = await store(strapi).get({});
  return state === 'planting' || state === 'planted' ? state : undefined;
};

export const writeState = (strapi: Core.Strapi, state: 'planting' | 'planted') => store(strapi).set({ value: state });
