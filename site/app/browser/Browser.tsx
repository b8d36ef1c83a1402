import { HashScroll } from './HashScroll.tsx';
import { Moving } from './Moving.tsx';
import { PageView } from './PageView.tsx';
import { useWhenIdle } from './useWhenIdle.ts';

const loadLater = () => import('./Later.tsx').then(({ Later }) => Later);

/** What the site does in a browser beyond the screens themselves: rendered once, beside the screen. */
export const Browser = () => {
  const Later = useWhenIdle('later', loadLater);
  return (
    <>
      <HashScroll />
      <Moving />
      <PageView />
      {/* A place of its own: what comes beside others has them styled anew. */}
      <div>{Later && <Later />}</div>
    </>
  );
};
