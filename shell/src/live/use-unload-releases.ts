import { useSession } from '@ziba/shared/session/use-session';
import { useEffect, useRef } from 'react';
import { useMatches, useRevalidator } from 'react-router-dom';
import { loadStateOf } from '../federation/load-state';
import { forgetRelease, type Release } from '../federation/releases';
import { rememberedRelease } from '../plan/swap';

/** Unloads releases that the plan does not name and no screen shows. */
export function useUnloadReleases(): void {
  const plan = useSession()?.plan ?? null;
  const route = useMatches().at(-1);
  const { state } = useRevalidator();
  const known = useRef(new Map<string, Release>());

  useEffect(() => {
    if (!plan || state !== 'idle') return;
    const isFallback = ({ version }: Release) =>
      plan.sections.some(({ prefix }) => {
        const load = loadStateOf(prefix);
        return load.phase === 'ready' && load.insteadOf && load.version === version;
      });
    for (const { base, name, version } of plan.remotes) known.current.set(base, { name, version });
    const planned = new Set(plan.remotes.map(({ base }) => base));
    for (const [base, release] of known.current) {
      const isShown = route && rememberedRelease(route.id) === base;
      if (planned.has(base) || isShown || isFallback(release)) continue;
      known.current.delete(base);
      forgetRelease(release);
    }
  }, [plan, route, state]);
}
