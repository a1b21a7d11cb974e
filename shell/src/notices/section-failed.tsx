import type { PlanSection } from '@ziba/shared/contracts/registry';
import { common } from '@ziba/shared/messages';
import { useSession } from '@ziba/shared/session/use-session';
import { Button } from '@ziba/shared/ui/controls/button';
import { CopyCode } from '@ziba/shared/ui/views/copy-code';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { LoadingView } from '@ziba/shared/ui/views/state-views';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { failureOf } from '../federation/failure';
import { renderFailed } from '../federation/load-screen';
import { m as live } from '../live/messages';
import { m } from '../messages';
import { publicPlan } from '../page-data';
import { Elsewhere } from './elsewhere';
import { ForSupport, Notice } from './notice.styles';
import { sectionIn } from '../plan/current-plan';
import { useAgain } from './use-again';
import { usePageTitle } from './use-page-title';

interface Props {
  section: PlanSection;
}

const passing = new Set(['http', 'network', 'timeout', 'load-failed']);

/**
 * A section that did not load or that threw: what is so, what still works, what helps. A screen that
 * threw gives way to the last release that worked, where there is one.
 */
export function SectionFailed({ section }: Props) {
  const failure = failureOf(useRouteError());
  const plan = useSession()?.plan ?? publicPlan();
  const now = sectionIn(plan, section);
  const { busy, again } = useAgain();
  const isGivenUp = useFallbackAfterRenderError(now, again);
  usePageTitle(now.title);

  if (plan?.off.some(({ prefix }) => prefix === section.prefix)) return <Elsewhere />;
  if (!isGivenUp) return <LoadingView />;
  const code = failure?.code ?? 'render';
  const release = failure
    ? { name: failure.remote, version: failure.version }
    : plan?.remotes.find(({ name }) => name === now.remote);
  const said = [plan?.plan, code, release && `${release.name}@${release.version}`];
  return (
    <Notice role="alert">
      <Icon name={passing.has(code) ? 'offline' : 'warning'} size={32} />
      <h1 tabIndex={-1}>{m.section.title(now.title)}</h1>
      <p>{live.reasons[code]}</p>
      <p>{m.section.text}</p>
      <Button tone="primary" icon="retry" busy={busy} onClick={again}>
        {common.tryAgain}
      </Button>
      <ForSupport>
        {live.forSupport} <CopyCode code={said.filter(Boolean).join(' ')} />
      </ForSupport>
    </Notice>
  );
}

/** Looks for a release to take the place of a screen that threw; true once there is none. */
function useFallbackAfterRenderError(section: PlanSection, again: () => void): boolean {
  const error = useRouteError();
  const didThrow = failureOf(error) === null;
  const [givenUp, setGivenUp] = useState<unknown>(null);
  const drawAgain = useEffectEvent(again);
  const find = useEffectEvent(() => renderFailed(section, error));
  useEffect(() => {
    if (!didThrow) return undefined;
    let isHere = true;
    void find().then((isThere) => {
      if (!isHere) return;
      if (isThere) drawAgain();
      else setGivenUp(error);
    });
    return () => {
      isHere = false;
    };
  }, [didThrow, error]);
  return !didThrow || givenUp === error;
}
