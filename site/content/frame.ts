export type { MenuItem } from './frame/menus.ts';
export type { Address, Settings } from './frame/settings.ts';
export { createFrameStore, type FrameContent, type FrameStore } from './frame/store.ts';
