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
import { AddressWithoutScreen } from './address-without-screen';
import { ForSupport, Notice } from './notice.styles';
import { sectionIn } from '../plan/current-plan';
import { useReloadScreen } from './use-reload-screen';
import { usePageTitle } from './use-page-title';

interface Props {
  section: PlanSection;
}

const networkCodes = new Set(['http', 'network', 'timeout', 'load-failed']);

/**
 * Shown when a section did not load or its screen threw: the reason, what still works, a retry button and
 * a code for support. A screen that threw is replaced by the last release that worked, if there is one.
 */
export function SectionFailed({ section }: Props) {
  const failure = failureOf(useRouteError());
  const plan = useSession()?.plan ?? publicPlan();
  const current = sectionIn(plan, section);
  const { busy, reload } = useReloadScreen();
  const hasNoFallback = useFallbackAfterRenderError(current, reload);
  usePageTitle(current.title);

  if (plan?.off.some(({ prefix }) => prefix === section.prefix)) return <AddressWithoutScreen />;
  if (!hasNoFallback) return <LoadingView />;
  const code = failure?.code ?? 'render';
  const release = failure
    ? { name: failure.remote, version: failure.version }
    : plan?.remotes.find(({ name }) => name === current.remote);
  const supportCode = [plan?.plan, code, release && `${release.name}@${release.version}`];
  return (
    <Notice role="alert">
      <Icon name={networkCodes.has(code) ? 'offline' : 'warning'} size={32} />
      <h1 tabIndex={-1}>{m.section.title(current.title)}</h1>
      <p>{live.reasons[code]}</p>
      <p>{m.section.text}</p>
      <Button tone="primary" icon="retry" busy={busy} onClick={reload}>
        {common.tryAgain}
      </Button>
      <ForSupport>
        {live.forSupport} <CopyCode code={supportCode.filter(Boolean).join(' ')} />
      </ForSupport>
    </Notice>
  );
}

/** Looks for a fallback after a screen threw, and reloads when there is one. Returns true when there is none. */
function useFallbackAfterRenderError(section: PlanSection, reload: () => void): boolean {
  const error = useRouteError();
  const didThrow = failureOf(error) === null;
  const [failedError, setFailedError] = useState<unknown>(null);
  const onFound = useEffectEvent(reload);
  const find = useEffectEvent(() => renderFailed(section, error));
  useEffect(() => {
    if (!didThrow) return undefined;
    let isMounted = true;
    void find().then((hasFallback) => {
      if (!isMounted) return;
      if (hasFallback) onFound();
      else setFailedError(error);
    });
    return () => {
      isMounted = false;
    };
  }, [didThrow, error]);
  return !didThrow || failedError === error;
}
