import { act } from '@testing-library/react';
import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { BootPlan, OffReason } from '../contracts/registry';
import { common } from '../messages';
import type { Section } from '../section/define-section';
import { setPlan } from '../session/session-store';
import { useHasWork } from '../session/work-in-progress';
import { aPlan, aPlanSection } from './session-samples';

/** A section that is open in a test, and what may happen to it meanwhile. */
export interface LiveSection {
  /** The section is off for this clinic: its half-filled forms stay, everything else of it goes. */
  switchOff: (reason?: OffReason) => Promise<void>;
  switchOn: () => Promise<void>;
  /** Another release comes: at once, or when what is typed is saved or given up. */
  swap: (release: Section) => Promise<void>;
}

/** The screens of a release by their paths; the code of each comes when it is first shown. */
function screensOf({ screens }: Section): Record<string, ComponentType> {
  const entries = screens.map(({ path, load }) => {
    const screen: ComponentType = lazy(async () => ({ default: await load() }));
    return [path, screen] as const;
  });
  return Object.fromEntries(entries);
}

/** A section as a store: the release of now, and who follows it. */
export function liveSection(first: Section) {
  let release = first;
  let screens = screensOf(first);
  const followers = new Set<() => void>();
  const plan = (off: OffReason | null): BootPlan => {
    const { key, title, prefix } = release;
    if (!off) return aPlan([aPlanSection(release)]);
    return { ...aPlan(), off: [{ section: key, title, prefix, reason: off }] };
  };
  const change = (off: OffReason | null) =>
    act(async () => {
      setPlan(plan(off));
      followers.forEach((follow) => follow());
    });
  const live: LiveSection = {
    switchOff: (reason = 'switched_off') => change(reason),
    switchOn: () => change(null),
    swap: (next) => {
      release = next;
      screens = screensOf(next);
      return change(null);
    },
  };
  return {
    live,
    read: () => screens,
    follow: (follower: () => void) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
  };
}
export type SectionStore = ReturnType<typeof liveSection>;

interface Props {
  store: SectionStore;
  path: string;
}

/** A screen of the release of now; one that is being filled in stays until it is saved or given up. */
export function LiveScreen({ store, path }: Props) {
  const screens = useSyncExternalStore(store.follow, store.read);
  const hasWork = useHasWork();
  const [shown, setShown] = useState(screens);
  if (shown !== screens && !hasWork) setShown(screens);
  const Screen = shown[path];
  if (!Screen) return <h1>{common.notFoundTitle}</h1>;
  return (
    <Suspense fallback={<p role="status">{common.loading}</p>}>
      <Screen />
    </Suspense>
  );
}
