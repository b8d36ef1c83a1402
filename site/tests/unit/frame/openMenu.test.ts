import { expect, it } from 'vitest';
import { type MenuAction, nextMenu, shut } from '../../../app/frame/openMenu.ts';

const after = (...actions: MenuAction[]) => actions.reduce(nextMenu, shut);
const open: MenuAction = { type: 'open', item: 'Solutions' };
const toggle: MenuAction = { type: 'toggle', item: 'Solutions' };
const other: MenuAction = { type: 'toggle', item: 'About' };
const close: MenuAction = { type: 'close' };
const clear: MenuAction = { type: 'clear' };

const shown = { item: 'Solutions', closing: false };
const leaving = { item: 'Solutions', closing: true };

it.each([
  ['shows an item that is opened', [open], shown],
  ['shows an item that is toggled', [toggle], shown],
  ['still shows the open item when it is toggled, until the time is over', [open, toggle], leaving],
  ['still shows it when it is closed', [open, close], leaving],
  ['shows nothing once the time is over', [open, close, clear], shut],
  ['keeps an item that is toggled again in time', [open, toggle, toggle], shown],
  ['keeps an item that is opened again in time', [open, close, open], shown],
  ['shows another at once while one is leaving', [open, close, other], { item: 'About', closing: false }],
  ['shows another at once instead of the open one', [open, other], { item: 'About', closing: false }],
  ['has nothing to close when nothing is open', [close], shut],
] satisfies [string, MenuAction[], object][])('%s', (_what, actions, menu) => {
  expect(after(...actions)).toEqual(menu);
});

it('does not begin to close anew what is closing: its time runs on', () => {
  const menu = after(open, close);
  expect(nextMenu(menu, close)).toBe(menu);
});
