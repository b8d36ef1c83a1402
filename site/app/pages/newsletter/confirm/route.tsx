import { m } from '../../../locale/paraglide/messages.js';
import { useLocale } from '../../../locale/useLocale.ts';
import { ArrowLink } from '../../../ui/link/ArrowLink.tsx';
import { visitContext } from '../../../visit.server.ts';
import { AskAgain, Press, StandingScreen } from '../StandingScreen.tsx';
import { standingData, tokenOf } from '../standing.server.ts';
import type { Route } from './+types/route.ts';
import { words } from './words.ts';

const path = '/newsletter/confirm';

/** Looking changes nothing: mail scanners follow links. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const visit = context.get(visitContext);
  const token = await tokenOf(request);
  return standingData(visit, { path, token, standing: await visit.newsletter.lookAtConfirm(token), words });
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const visit = context.get(visitContext);
  const token = await tokenOf(request);
  return standingData(visit, { path, token, standing: await visit.newsletter.confirm(token), words });
};

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const { standing, token, company } = actionData ?? loaderData;
  return (
    <StandingScreen words={words[standing]} company={company} standing={standing} pressed={actionData !== undefined}>
      {standing === 'good' || standing === 'unavailable' ? (
        <Press screen="confirm" token={token} label={m.newsletter_confirm_press({}, { locale })} />
      ) : standing === 'subscribed' ? (
        <p>
          <ArrowLink to="/insights">{m.insight_go_to({}, { locale })}</ArrowLink>
        </p>
      ) : (
        <AskAgain standing={standing} />
      )}
    </StandingScreen>
  );
}
