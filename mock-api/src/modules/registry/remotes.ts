import type { PublishedRelease } from '@ziba/shared/contracts/releases';
import type { Tx } from '../../db/connect';
import { versionFor, type RegistryState } from './registry-state';

const releasesOf = `
  select remote, version, created_at, author, notes, size, release->>'contract' as contract
  from releases where $1::text is null or remote = $1
  order by remote, created_at desc, id desc`;
const activeClinics =
  "select id from clinics where archived_at is null and account_status = 'active'";

type Row = Omit<PublishedRelease, 'active' | 'places' | 'health'>;

/** The releases of all remotes or of one, newest first, each with whom it is live for. */
export async function listReleases(
  tx: Tx,
  state: RegistryState,
  remote?: string,
): Promise<PublishedRelease[]> {
  const rows = await tx.query<Row>(releasesOf, [remote ?? null]);
  const clinics = (await tx.query<{ id: number }>(activeClinics)).map(({ id }) => id);
  const since = new Date(Date.now() - 86_400_000).toISOString();
  const health = { since, loads: 0, failures: 0, failure_rate: null, p75_ms: null };
  return rows.map((row) => {
    const places = placesOf(state, row, clinics);
    const active = places.is_default || places.pinned.length + places.canary.length > 0;
    return { ...row, active, places, health };
  });
}

function placesOf(
  state: RegistryState,
  { remote, version }: Pick<Row, 'remote' | 'version'>,
  clinics: readonly number[],
): PublishedRelease['places'] {
  const live = state.remotes.get(remote);
  if (!live) return { is_default: false, pinned: [], canary: [], share: 0 };
  const pins = [...live.pins].filter(([, pinned]) => pinned === version);
  const canary = live.rollout?.version === version ? [...live.rollout.clinicIds] : [];
  const served = clinics.filter((id) => versionFor(live, id) === version);
  return {
    is_default: live.version === version,
    pinned: pins.map(([id]) => id),
    canary,
    share: clinics.length > 0 ? served.length / clinics.length : Number(live.version === version),
  };
}
