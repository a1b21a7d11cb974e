import * as addresses from '@ziba/shared/contracts/addresses';
import type { Explanation } from '@ziba/shared/contracts/section-switches';
import { mayOpen } from '@ziba/shared/session/use-may';
import { m } from './messages';

/** A link to the place where a failed step can be fixed; null when there is none that the user may open. */
export function fixLink(
  step: Explanation['steps'][number]['step'],
  { clinic, remote }: Explanation,
): { to: string; label: string } | null {
  if (step === 'switch') {
    const query = new URLSearchParams({ search: clinic.name });
    return { to: `${addresses.sectionMatrix}?${query.toString()}`, label: m.explain.ways.matrix };
  }
  if (step === 'contract' && remote) {
    return { to: addresses.remoteReleases(remote), label: m.explain.ways.releases };
  }
  const isOfClinic = step === 'clinic_active' || step === 'subscription' || step === 'feature';
  const to = addresses.clinic(clinic.id);
  return isOfClinic && mayOpen(to) ? { to, label: m.explain.ways.clinic } : null;
}
