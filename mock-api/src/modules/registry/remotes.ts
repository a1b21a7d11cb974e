import type { Page } from '@ziba/shared/contracts/lists';
import type { PublishedRelease, RegisteredRemote } from '@ziba/shared/contracts/releases';
import type { Tx } from '../../db/connect';
import { wholeList } from '../../data/pages';
import { activeClinics } from './activation-targets';
import { releaseKey, versionFor, type RegistryState } from './registry-state';
import { healthOfReleases } from './release-health';
import { rolloutsByIds } from './rollouts';

const releasesOf = `
  select remote, version, created_at, author, notes, size, release->>'contract' as contract
  from releases
  where ($1::text is null or remote = $1) and ($2::text is null or version = $2)
  order by created_at desc, id desc`;
const sectionsOf = `
  select distinct on (remote) remote, release->'sections' as sections from releases
  where $1::text is null or remote = $1 order by remote, created_at desc, id desc`;

type Row = Omit<PublishedRelease, 'active' | 'places' | 'health'>;

/** Which releases are requested: all, those of a remote, or one version of it. */
interface Wanted {
  remote?: string;
  version?: string;
}

/**
 * Reads releases by remote, the newest first, each with the clinics that it is live for. If there are very many, it
 * answers the newest ones and their total number.
 */
export async function listReleases(
  tx: Tx,
  state: RegistryState,
  { remote, version }: Wanted,
): Promise<Page<PublishedRelease>> {
  const values = [remote ?? null, version ?? null];
  const { data: rows, meta } = await wholeList<Row>(tx, { text: releasesOf }, values);
  const servedBy = countServed(state, await activeClinics(tx));
  const healthOf = await healthOfReleases(tx, remote);
  const data = rows
    .toSorted((one, other) => (one.remote < other.remote ? -1 : Number(one.remote > other.remote)))
    .map((row) => {
      const places = placesOf(state, row, servedBy(row.remote));
      const active = places.is_default || places.pinned.length + places.canary.length > 0;
      return { ...row, active, places, health: healthOf(row.remote, row.version) };
    });
  return { data, meta };
}

/** How many clinics have which version of a remote. */
interface Served {
  clinics: number;
  of: ReadonlyMap<string | null | undefined, number>;
}

/** Counts the clinics once for each remote, however many releases it has. */
function countServed(state: RegistryState, clinics: readonly number[]) {
  const byRemote = new Map<string, Served>();
  return (remote: string): Served => {
    const known = byRemote.get(remote);
    if (known) return known;
    const of = new Map<string | null | undefined, number>();
    const live = state.remotes.get(remote);
    for (const id of live ? clinics : []) {
      const version = live ? versionFor(live, id) : null;
      of.set(version, (of.get(version) ?? 0) + 1);
    }
    const served = { clinics: clinics.length, of };
    byRemote.set(remote, served);
    return served;
  };
}

function placesOf(
  state: RegistryState,
  { remote, version }: Pick<Row, 'remote' | 'version'>,
  served: Served,
): PublishedRelease['places'] {
  const live = state.remotes.get(remote);
  if (!live) return { is_default: false, pinned: [], canary: [], share: 0 };
  const pins = [...live.pins].filter(([, pinned]) => pinned === version);
  const canary = live.rollout?.version === version ? [...live.rollout.clinicIds] : [];
  return {
    is_default: live.version === version,
    pinned: pins.map(([id]) => id),
    canary,
    share:
      served.clinics > 0
        ? (served.of.get(version) ?? 0) / served.clinics
        : Number(live.version === version),
  };
}

interface Sections {
  remote: string;
  sections: RegisteredRemote['sections'];
}

/** Reads all remotes or one, each with its releases and its running canary. */
export async function listRemotes(
  tx: Tx,
  state: RegistryState,
  remote?: string,
): Promise<RegisteredRemote[]> {
  const latest = await tx.query<Sections>(sectionsOf, [remote ?? null]);
  const { data: releases } = await listReleases(tx, state, { remote });
  const running = latest.flatMap((row) => state.remotes.get(row.remote)?.rollout?.id ?? []);
  const rollouts = running.length > 0 ? await rolloutsByIds(tx, running) : [];
  return latest.map((row) => {
    const version = state.remotes.get(row.remote)?.version ?? null;
    // The sections of the default count; a release that no clinic has yet may have more.
    const live = version && state.releases.get(releaseKey(row.remote, version));
    return {
      remote: row.remote,
      sections: live ? live.sections : row.sections,
      default_version: version,
      rollout: rollouts.find((rollout) => rollout.remote === row.remote) ?? null,
      releases: releases.filter((release) => release.remote === row.remote),
    };
  });
}
