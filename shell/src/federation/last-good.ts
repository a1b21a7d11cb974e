import type { PlanRemote, PlanSection } from '@ziba/shared/contracts/registry';
import { readSession } from '@ziba/shared/session/session-store';

/** Milliseconds for the registry's answer. */
const timeoutMs = 5_000;

interface Answer {
  remote: PlanRemote;
  sections: PlanSection[];
}

/**
 * The last other release of a remote that worked for this clinic, as far as it has this section; null
 * when there is none, or no answer. Its bytes are held against its record like those of any other.
 */
export async function lastGood(
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
    return null; // the failure itself is what is told
  }
}
