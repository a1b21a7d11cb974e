import { useSession } from '@ziba/shared/session/use-session';
import { useEffect, useRef } from 'react';
import { useMatches, useRevalidator } from 'react-router-dom';
import { loadStateOf } from '../federation/load-state';
import { forgetRelease, type Release } from '../federation/releases';
import { notedRelease } from '../plan/swap';

/** Lets go of releases that neither the plan names nor a screen shows. */
export function useLetGo(): void {
  const plan = useSession()?.plan ?? null;
  const shown = useMatches().at(-1);
  const { state } = useRevalidator();
  const known = useRef(new Map<string, Release>());

  useEffect(() => {
    if (!plan || state !== 'idle') return;
    const standsIn = ({ version }: Release) =>
      plan.sections.some(({ prefix }) => {
        const load = loadStateOf(prefix);
        return load.phase === 'ready' && load.insteadOf && load.version === version;
      });
    for (const { base, name, version } of plan.remotes) known.current.set(base, { name, version });
    const named = new Set(plan.remotes.map(({ base }) => base));
    for (const [base, release] of known.current) {
      const isShown = shown && notedRelease(shown.id) === base;
      if (named.has(base) || isShown || standsIn(release)) continue;
      known.current.delete(base);
      forgetRelease(release);
    }
  }, [plan, shown, state]);
}
