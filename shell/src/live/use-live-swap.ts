import type { PlanSection } from '@ziba/shared/contracts/registry';
import { useSession } from '@ziba/shared/session/use-session';
import { hasWorkInProgress, useHasWork } from '@ziba/shared/session/work-in-progress';
import { useEffect, useEffectEvent } from 'react';
import { useMatches, useNavigation, useRevalidator } from 'react-router-dom';
import { loadScreen } from '../federation/load-screen';
import { releaseOf, sectionIn } from '../plan/current-plan';
import type { RouteHandle } from '../plan/route-handle';
import { notedRelease, noteRelease, swapScreens } from '../plan/swap';
import { keepPlace } from './keep-place';
import { useOpenDialog } from './use-open-dialog';

/** Milliseconds: who has just saved may be on the way to another screen. */
const settleDelayMs = 150;

export interface LiveSwap {
  /** The section that has a newer release than the one on show, while that waits for the user's work. */
  waiting: PlanSection | null;
  /** Does not wait any longer. */
  swapNow: () => Promise<void>;
}

/**
 * Lets a newer release of the section on show take its place: at once where nothing is typed and no
 * dialog is open, else as soon as that is over. Its code is here before the old screen goes; if it does
 * not come, the old one stays.
 */
export function useLiveSwap(): LiveSwap {
  const plan = useSession()?.plan ?? null;
  const match = useMatches().at(-1);
  const handle = match?.handle as RouteHandle | undefined;
  const id = match?.id ?? '';
  const { state, revalidate } = useRevalidator();
  const isIdle = useNavigation().state === 'idle' && state === 'idle';
  const hasWork = useHasWork();
  const isReading = useOpenDialog();

  const section = handle && sectionIn(plan, handle.section);
  const isThere = section?.screens.some(({ path }) => path === handle?.path);
  // A release without this screen has nothing to put in its place: the guard says so.
  const wanted = section && isThere ? releaseOf(plan, section) : '';
  const isNew = wanted !== '' && notedRelease(id) !== wanted;

  const swap = async (mayGo: () => boolean) => {
    if (!handle || !section) return;
    try {
      await loadScreen(section, handle.path);
    } catch {
      noteRelease(id, wanted); // said by the loader; the next release is tried again
      return;
    }
    if (!mayGo()) return;
    const goBack = keepPlace();
    await swapScreens(revalidate);
    goBack();
  };
  const swapWhere = useEffectEvent(swap);

  const isDue = isNew && isIdle && !hasWork && !isReading;
  useEffect(() => {
    if (!isDue) return undefined;
    let isMounted = true;
    const mayGo = () => isMounted && !hasWorkInProgress();
    const timer = setTimeout(() => void swapWhere(mayGo), settleDelayMs);
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [isDue, id, wanted]);

  return { waiting: section && isNew && hasWork ? section : null, swapNow: () => swap(() => true) };
}
