import type { PlanRemote, PlanSection } from '@ziba/shared/contracts/registry';
import { readSession } from '@ziba/shared/session/session-store';

/** Time limit for the registry's answer. */
const timeoutMs = 5_000;

interface Answer {
  remote: PlanRemote;
  sections: PlanSection[];
}

/**
 * Asks the registry for the last other release of a remote that worked for this clinic. Resolves to null
 * when there is none, when it lacks this section, or when no answer comes. Its files are checked by hash too.
 */
export async function fetchFallbackRelease(
  section: PlanSection,
  { name, version }: PlanRemote,
): Promise<{ remote: PlanRemote; section: PlanSection } | null> {
  const token = readSession()?.token;
  try {
    const response = await fetch(
      `/api/registry/fallback/${name}?not=${encodeURIComponent(version)}`,
      {
        headers: token ? { Authorization: `Bearer ${token}` } : {},
        signal: AbortSignal.timeout(timeoutMs),
      },
    );
    if (!response.ok) return null;
    const { remote, sections } = (await response.json()) as Answer;
    const same = sections.find(({ prefix }) => prefix === section.prefix);
    return same && remote.version !== version ? { remote, section: same } : null;
  } catch {
    return null; // the failure of the planned release is reported instead
  }
}
