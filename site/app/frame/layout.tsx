import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import { useLocale } from '../locale/useLocale.ts';
import { visitContext } from '../visit.server.ts';
import type { Route } from './+types/layout.ts';
import { arriveWhole } from './arriveWhole.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Frame } from './Frame.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const visit = context.get(visitContext);
  return { locales: visit.locales, thirdParties: visit.thirdParties, frame: await visit.frame() };
};

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [arriveWhole];

/** Menus and settings last for as long as the document does; every other screen of it shows the same. */
export const shouldRevalidate = () => false;

/** The site's frame, around every screen of a locale. */
export default function FrameLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const locale = useLocale();
  const loaded = useRouteLoaderData<typeof loader>(`frame___${locale}`);
  return (
    <Frame locales={loaded?.locales ?? [locale]} thirdParties={loaded?.thirdParties} frame={loaded?.frame}>
      <ErrorScreen status={isRouteErrorResponse(error) ? error.status : 500} />
    </Frame>
  );
}
