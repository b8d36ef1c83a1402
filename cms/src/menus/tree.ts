/** A menu item as it stands in the table: flat, naming what it hangs under. */
export interface FlatItem {
  id: number | string;
  order?: number | null;
  menu?: { id: number | string } | null;
  parent?: { id: number | string } | null;
  [field: string]: unknown;
}

export type MenuItem = Omit<FlatItem, 'menu' | 'parent'> & { children: MenuItem[] };

const byOrder = (a: FlatItem, b: FlatItem) => (a.order ?? 0) - (b.order ?? 0);

/**
 * The items of one menu as a tree, each level in its order. An item under another needs no menu of its own; one whose
 * parent is not among the items (unpublished, say) is left out with everything below it, and so is a circle of parents,
 * since neither can be reached from the top.
 */
export const treeOf = (menuId: number | string, items: FlatItem[]): MenuItem[] => {
  const grow = (level: FlatItem[]): MenuItem[] =>
    level.sort(byOrder).map(({ menu, parent, ...item }) => ({
      ...item,
      children: grow(items.filter((other) => other.parent?.id === item.id)),
    }));
  return grow(items.filter((item) => !item.parent && item.menu?.id === menuId));
};
