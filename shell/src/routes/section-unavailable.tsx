import type { PlanSection } from '@ziba/shared/contracts/registry';
import { useSession } from '@ziba/shared/session/use-session';
import { LoadingView } from '@ziba/shared/ui/state-views';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { failureOf } from '../federation/failure';
import { renderFailed } from '../federation/load-screen';
import { publicPlan } from '../page/page-data';
import { Elsewhere } from './elsewhere';
import { PlainFailure } from './plain-failure';
import { sectionIn } from './plan-now';
import { usePageTitle } from './use-page-title';

const SectionFailed = lazy(() =>
  import(/* webpackChunkName: "live" */ './section-failed').then(
    (module) => ({ default: module.SectionFailed }),
    () => ({ default: PlainFailure }),
  ),
);

interface Props {
  section: PlanSection;
}

/**
 * Stands in for a section that did not load or that threw. Trying again visits the same address:
 * the router asks for the code anew, or draws the screen anew, without loading the page. A screen that
 * threw gives way to the last release that worked, where there is one.
 */
export function SectionUnavailable({ section }: Props) {
  const error = useRouteError();
  const failure = failureOf(error);
  const plan = useSession()?.plan ?? publicPlan();
  const now = sectionIn(plan, section);
  const location = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  const [isSettled, setSettled] = useState(failure !== null);
  const again = () => void navigate(location, { replace: true, state: location.state });
  const drawAgain = useEffectEvent(again);
  const findStandIn = useEffectEvent(() => renderFailed(now, error));
  useEffect(() => {
    if (failure) return undefined;
    let isHere = true;
    void findStandIn().then((isThere) => {
      if (!isHere) return;
      if (isThere) drawAgain();
      else setSettled(true);
    });
    return () => {
      isHere = false;
    };
  }, [failure]);
  usePageTitle(now.title);

  if (plan?.off.some(({ prefix }) => prefix === section.prefix)) return <Elsewhere />;
  if (!isSettled) return <LoadingView />;
  return (
    <Suspense fallback={<LoadingView />}>
      <SectionFailed
        title={now.title}
        plan={plan?.plan ?? ''}
        failure={failure}
        remote={plan?.remotes.find(({ name }) => name === now.remote)}
        busy={busy}
        onAgain={again}
      />
    </Suspense>
  );
}
