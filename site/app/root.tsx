import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { Browser } from './browser/Browser.tsx';
import { markHydrated } from './browser/hydrated.ts';
import { ErrorScreen } from './frame/ErrorScreen.tsx';
import { localeFacts } from './locale/locales.ts';
import { useLocale } from './locale/useLocale.ts';
import './styles/index.css';
import display from './styles/fonts/bricolage-grotesque.woff2?url';
import running from './styles/fonts/instrument-sans.woff2?url';
import { Slices } from './ui/water/Slices.tsx';

// Asked for with the document itself: both are needed for the first lines of every screen.
const fonts = [display, running];

export function Layout({ children }: { children: ReactNode }) {
  useEffect(markHydrated, []);
  const { iso, dir } = localeFacts[useLocale()];
  return (
    <html lang={iso.slice(0, 2)} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Slices />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <Outlet />
      <Browser />
    </>
  );
}

/** Where even the frame is out of order. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorScreen status={isRouteErrorResponse(error) ? error.status : 500} />
    </main>
  );
}
