/** Closing takes effect after this long (`spec.md` §9; milliseconds). */
export const closeDelay = 250;

/** The main menu's open item, by its title, and whether it is about to close. One at a time. */
export interface OpenMenu {
  item: string | undefined;
  closing: boolean;
}

export type MenuAction =
  /** Shows an item at once; so does toggling one that is shut or about to be. */
  | { type: 'open' | 'toggle'; item: string }
  /** Begins to close, as toggling the open item does. */
  | { type: 'close' }
  /** Nothing is open from now on: the time is over, or the page has been left. */
  | { type: 'clear' };

export const shut: OpenMenu = { item: undefined, closing: false };

export const nextMenu = (menu: OpenMenu, action: MenuAction): OpenMenu => {
  switch (action.type) {
    case 'open':
      return { item: action.item, closing: false };
    case 'toggle':
      return { item: action.item, closing: action.item === menu.item && !menu.closing };
    case 'close':
      // The very same when there is nothing to begin, so that a time that runs is not begun anew.
      return menu.item === undefined || menu.closing ? menu : { ...menu, closing: true };
    case 'clear':
      return shut;
  }
};
