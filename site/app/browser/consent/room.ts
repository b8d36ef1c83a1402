import { createStore } from '../store.ts';

/** What the question about cookies takes of the window's foot, in pixels; what else stands there keeps above it. */
export const room = createStore(0);
