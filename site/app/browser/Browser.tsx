import { Moving } from './Moving.tsx';

/** What the site does in a browser beyond the screens themselves: rendered once, beside the screen. A line each. */
export const Browser = () => (
  <>
    <Moving />
  </>
);
