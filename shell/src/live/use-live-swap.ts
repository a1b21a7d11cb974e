import type { PlanSection } from '@ziba/shared/contracts/registry';
import { useSession } from '@ziba/shared/session/use-session';
import { hasWorkInProgress, useHasWork } from '@ziba/shared/session/work-in-progress';
import { useEffect, useEffectEvent } from 'react';
import { useMatches, useNavigation, useRevalidator } from 'react-router-dom';
import { loadScreen } from '../federation/load-screen';
import { releaseOf, sectionIn } from '../plan/current-plan';
import type { RouteHandle } from '../plan/route-handle';
import { rememberedRelease, rememberRelease, swapScreens } from '../plan/swap';
import { keepPlace } from './keep-place';
import { useOpenDialog } from './use-open-dialog';

/** After a save the user may be on the way to another screen, so the swap waits. */
const settleDelayMs = 150;

export interface LiveSwap {
  /** The section whose newer release waits until the user's work is saved; null when none waits. */
  waiting: PlanSection | null;
  /** Swaps the release without waiting. */
  swapNow: () => Promise<void>;
}

/**
 * Swaps in a newer release of the section that is shown: at once when there is no unsaved work and no open
 * dialog, else as soon as both are gone. Its code is loaded before the old screen is removed; if it does
 * not load, the old screen stays.
 */
export function useLiveSwap(): LiveSwap {
  const plan = useSession()?.plan ?? null;
  const match = useMatches().at(-1);
  const handle = match?.handle as RouteHandle | undefined;
  const id = match?.id ?? '';
  const { state, revalidate } = useRevalidator();
  const isIdle = useNavigation().state === 'idle' && state === 'idle';
  const hasWork = useHasWork();
  const isDialogOpen = useOpenDialog();

  const section = handle && sectionIn(plan, handle.section);
  const hasScreen = section?.screens.some(({ path }) => path === handle?.path);
  // A release without this screen cannot replace it; the guard shows a notice instead.
  const wanted = section && hasScreen ? releaseOf(plan, section) : '';
  const isNew = wanted !== '' && rememberedRelease(id) !== wanted;

  const swap = async (maySwap: () => boolean) => {
    if (!handle || !section) return;
    try {
      await loadScreen(section, handle.path);
    } catch {
      rememberRelease(id, wanted); // the loader reports it; the next release is tried again
      return;
    }
    if (!maySwap()) return;
    const restorePlace = keepPlace();
    await swapScreens(revalidate);
    restorePlace();
  };
  const onSwapDue = useEffectEvent(swap);

  const isDue = isNew && isIdle && !hasWork && !isDialogOpen;
  useEffect(() => {
    if (!isDue) return undefined;
    let isMounted = true;
    const maySwap = () => isMounted && !hasWorkInProgress();
    const timer = setTimeout(() => void onSwapDue(maySwap), settleDelayMs);
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [isDue, id, wanted]);

  return { waiting: section && isNew && hasWork ? section : null, swapNow: () => swap(() => true) };
}
