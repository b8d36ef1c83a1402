/** Cards stand under a block's h2 mostly; directly under a screen's h1 they are h2 themselves. */
export type CardHeading = 'h2' | 'h3';
