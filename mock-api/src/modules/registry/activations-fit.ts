import type { ReleaseInfo } from '@ziba/shared/contracts/registry';
import type { Tx } from '../../db/connect';
import { Refusal } from '../../lib/refusal';
import { m } from '../../messages';
import { checkSections } from './check-release';
import { liveFor, versionFor, type RegistryState } from './registry-state';

interface Misfit {
  /** Null: the platform and the public pages, and every clinic without a release of its own. */
  clinicId: number | null;
  reason: string;
}

const namesOf = 'select id, name from clinics where id = any($1) order by id';
const mostNamed = 5;

/**
 * Refuses a release that is not compatible with the other live releases of its clinics; the message says for whom and
 * why.
 */
export async function refuseMisfit(
  tx: Tx,
  state: RegistryState,
  release: ReleaseInfo,
  places: readonly (number | null)[],
): Promise<void> {
  const misfits = misfitsOf(state, release, places);
  const [first] = misfits;
  if (!first) return;
  const ids = misfits.flatMap(({ clinicId }) => clinicId ?? []);
  const named = await tx.query<{ id: number; name: string }>(namesOf, [ids]);
  const reasons = new Map(misfits.map(({ clinicId, reason }) => [clinicId, reason]));
  const clinics = named.map(({ id, name }) => ({ id, name, reason: reasons.get(id) ?? '' }));
  const names = clinics.slice(0, mostNamed).map(({ name }) => name);
  const message = m.releaseMisfit(names, clinics.length - names.length, first.reason);
  throw new Refusal(409, 'misfit', message, undefined, {}, { clinics });
}

function misfitsOf(
  state: RegistryState,
  release: ReleaseInfo,
  places: readonly (number | null)[],
): Misfit[] {
  const known = new Map<string, string | undefined>();
  return places.flatMap((clinicId) => {
    const key = [...state.remotes.values()].map((live) => versionFor(live, clinicId)).join(' ');
    if (!known.has(key)) known.set(key, reasonAgainst(release, liveFor(state, clinicId)));
    const reason = known.get(key);
    return reason === undefined ? [] : [{ clinicId, reason }];
  });
}

function reasonAgainst(release: ReleaseInfo, live: readonly ReleaseInfo[]): string | undefined {
  try {
    checkSections(release, live);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
