import type { PlanSection } from '@ziba/shared/contracts/registry';
import type { Session } from '@ziba/shared/session/session-store';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { useMatches } from 'react-router-dom';
import { areaOf } from '../login/landing';
import { m } from '../messages';
import { sectionIn } from '../plan/current-plan';
import type { RouteHandle } from '../plan/route-handle';

interface Props {
  session: Session;
}

function settingsAddress(section: PlanSection | undefined): string {
  return section?.settings === undefined ? '' : `${section.prefix}/${section.settings}`;
}

/** Links to the settings of the current section and to support, each only for users who may open it. */
export function TopBarLinks({ session }: Props) {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const settings = settingsAddress(handle && sectionIn(session.plan, handle.section));
  const support = `/${areaOf(session.access)}/support`;
  const maySettings = useMayOpen(settings);
  const maySupport = useMayOpen(support);
  return (
    <>
      {maySettings && (
        <ButtonLink
          to={settings}
          tone="quiet"
          size="small"
          icon="settings"
          aria-label={m.layout.settings}
        >
          <span className="word">{m.layout.settingsShort}</span>
        </ButtonLink>
      )}
      {maySupport && (
        <ButtonLink
          to={support}
          tone="quiet"
          size="small"
          icon="support"
          aria-label={m.layout.support}
        >
          <span className="word">{m.layout.support}</span>
        </ButtonLink>
      )}
    </>
  );
}
