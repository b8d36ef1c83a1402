import { HashScroll } from './HashScroll.tsx';
import { Moving } from './Moving.tsx';
import { PageView } from './PageView.tsx';

/** What the site does in a browser beyond the screens themselves: rendered once, beside the screen. A line each. */
export const Browser = () => (
  <>
    <HashScroll />
    <Moving />
    <PageView />
  </>
);
