import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadViews } from './blocks/views.ts';
import { loadChunk, reloadOnce } from './browser/chunks.ts';

const shown = [...document.querySelectorAll<HTMLElement>('[data-block]')].map(({ dataset }) => dataset['block'] ?? '');

// The views first: with one missing, what the server drew would be thrown away and drawn again. No `await` out here: views
// import what stands in this very chunk, which would wait for them and they for it.
loadViews(shown, loadChunk).then(
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
