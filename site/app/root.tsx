import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { ErrorScreen } from './frame/ErrorScreen.tsx';
import { localeFacts } from './locale/locales.ts';
import { useLocale } from './locale/useLocale.ts';
import './styles/reset.css';

export function Layout({ children }: { children: ReactNode }) {
  const { iso, dir } = localeFacts[useLocale()];
  return (
    <html lang={iso.slice(0, 2)} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Where even the frame is out of order. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorScreen status={isRouteErrorResponse(error) ? error.status : 500} />
    </main>
  );
}
