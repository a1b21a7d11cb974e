import { screenAddress } from '@ziba/shared/contracts/section-addresses';
import { useEffect, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { fallbackFor } from '../federation/fallbacks';
import { loadSection } from '../federation/load-section';
import { findPlannedSection } from '../federation/planned-section';
import type { RouteHandle } from '../plan/route-handle';

/** The texts are small; who waits longer is told that they do not load. */
const timeoutMs = 5_000;

/** The text of a section about one of its screens; undefined for a release that has none. */
async function readHelp({ section, path }: RouteHandle): Promise<string | undefined> {
  const planned = findPlannedSection(section);
  if (!planned) return undefined;
  const { remote, section: shown } = fallbackFor(section, planned.remote) ?? planned;
  const loaded = await loadSection(remote, shown.module, timeoutMs);
  const texts = await loaded.help?.();
  return texts?.help[screenAddress(section.prefix, path)];
}

/** What the screen on the page is for, in the words of its section: a text, `failed`, or nothing (yet). */
export function useScreenHelp(): { text?: string; failed?: boolean } {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  const [handle] = useState(handles.findLast((one) => one?.section !== undefined));
  const [help, setHelp] = useState<{ text?: string; failed?: boolean }>({});
  useEffect(() => {
    if (!handle) return;
    let isOpen = true;
    const show = (next: typeof help) => isOpen && setHelp(next);
    readHelp(handle).then(
      (text) => show({ text }),
      () => show({ failed: true }),
    );
    return () => {
      isOpen = false;
    };
  }, [handle]);
  return help;
}
