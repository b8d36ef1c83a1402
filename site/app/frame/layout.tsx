import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import { formsFacts } from '../forms/facts.ts';
import { useLocale } from '../locale/useLocale.ts';
import { visitContext } from '../visit.server.ts';
import type { Route } from './+types/layout.ts';
import { arriveWhole } from './arriveWhole.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Frame } from './Frame.tsx';

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const visit = context.get(visitContext);
  const { locale, locales, thirdParties, outcome } = visit;
  const { pathname, search } = new URL(request.url);
  const frame = await visit.frame();
  const forms = formsFacts({ locale, outcome, settings: frame?.settings, address: pathname + search });
  return { locales, thirdParties, frame, forms };
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
    <Frame
      locales={loaded?.locales ?? [locale]}
      thirdParties={loaded?.thirdParties}
      frame={loaded?.frame}
      forms={loaded?.forms}
    >
      <ErrorScreen status={isRouteErrorResponse(error) ? error.status : 500} />
    </Frame>
  );
}
