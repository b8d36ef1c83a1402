import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { bringViews } from './blocks/bringViews.ts';
import { setView } from './blocks/ready.ts';
import { reloadOnce } from './browser/chunks.ts';

declare global {
  interface Window {
    /** The views of the page's blocks, as the server had them imported (`server/document/hold.ts`). */
    blockViews?: Record<string, unknown>;
  }
}

const shown = [...document.querySelectorAll<HTMLElement>('[data-block]')].map(({ dataset }) => dataset['block'] ?? '');

for (const [name, view] of Object.entries(window.blockViews ?? {})) setView(name, view);

// With a view missing, what the server drew would be thrown away and drawn again.
// No `await` out here: a view imports what stands in this very chunk, which would wait for it and it for that.
bringViews(shown).then(
  () =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
        </StrictMode>,
      );
    }),
  // Without its views the page stays what the server made of it, and can be read.
  () => reloadOnce(),
);
