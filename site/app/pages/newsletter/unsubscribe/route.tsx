import { m } from '../../../locale/paraglide/messages.js';
import { useLocale } from '../../../locale/useLocale.ts';
import { visitContext } from '../../../visit.server.ts';
import { AskAgain, Press, StandingScreen } from '../StandingScreen.tsx';
import { standingData, tokenOf } from '../standing.server.ts';
import type { Route } from './+types/route.ts';
import { words } from './words.ts';

const path = '/newsletter/unsubscribe';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const visit = context.get(visitContext);
  const token = await tokenOf(request);
  return standingData(visit, { path, token, standing: await visit.newsletter.lookAtLeave(token), words });
};

/** A press on the button, or a mail provider on somebody's behalf (RFC 8058), which comes from no page of ours. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const visit = context.get(visitContext);
  const token = await tokenOf(request);
  return standingData(visit, { path, token, standing: await visit.newsletter.leave(token), words });
};

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const { standing, token, company } = actionData ?? loaderData;
  return (
    <StandingScreen words={words[standing]} company={company} standing={standing} pressed={actionData !== undefined}>
      {standing === 'good' || standing === 'unavailable' ? (
        <Press screen="unsubscribe" token={token} label={m.newsletter_leave_press({}, { locale })} />
      ) : (
        <AskAgain standing={standing} />
      )}
    </StandingScreen>
  );
}
