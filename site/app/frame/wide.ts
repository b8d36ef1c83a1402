/** From here on the menu stands in the header; below, it fills the screen (`Header.module.css`). */
export const wide = '(width >= 1024px)';
