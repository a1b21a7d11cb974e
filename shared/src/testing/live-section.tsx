import { act } from '@testing-library/react';
import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { BootPlan, OffReason } from '../contracts/registry';
import { common } from '../messages';
import type { Section } from '../section/define-section';
import { setPlan } from '../session/session-store';
import { useHasWork } from '../session/work-in-progress';
import { aPlan, aPlanSection } from './session-samples';

/** What a test can do to an open section. */
export interface LiveSection {
  /** Switches the section off for this clinic: half-filled forms stay, its other screens disappear. */
  switchOff: (reason?: OffReason) => Promise<void>;
  switchOn: () => Promise<void>;
  /** Shows another release: at once, or when unsaved work is saved or discarded. */
  swap: (release: Section) => Promise<void>;
}

/** The screens of a release by path; the code of each is loaded when it is first shown. */
function screensOf({ screens }: Section): Record<string, ComponentType> {
  const entries = screens.map(({ path, load }) => {
    const screen: ComponentType = lazy(async () => ({ default: await load() }));
    return [path, screen] as const;
  });
  return Object.fromEntries(entries);
}

/** Keeps the current release of a section and tells `LiveScreen` when it changes. */
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

/** Shows a screen of the current release; one with unsaved work stays until it is saved or discarded. */
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
