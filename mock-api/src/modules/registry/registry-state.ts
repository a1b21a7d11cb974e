import type { ReleaseInfo } from '@ziba/shared/contracts/registry';
import type pg from 'pg';
import type { Database, Tx } from '../../db/connect';

/** A running canary: these clinics get its release. */
export interface RunningRollout {
  id: number;
  version: string;
  clinicIds: ReadonlySet<number>;
}

/** The live releases of one remote. */
export interface LiveRemote {
  /** The release of every clinic without a pin or canary; undefined before the first default. */
  version: string | undefined;
  pins: ReadonlyMap<number, string>;
  rollout: RunningRollout | undefined;
}

/** All live releases. The object is immutable: a change makes a new one. */
export interface RegistryState {
  revision: number;
  /** Ordered by the names of the remotes. */
  remotes: ReadonlyMap<string, LiveRemote>;
  /** The releases that are live for at least one clinic, by `releaseKey`. */
  releases: ReadonlyMap<string, ReleaseInfo>;
  /** Keys of the sections that the operator has not accepted yet. */
  waiting: ReadonlySet<string>;
}

export const releaseKey = (remote: string, version: string) => `${remote}/${version}`;

/** The release of a remote for a clinic: its pin, else the canary that includes it, else the default. */
export function versionFor(live: LiveRemote, clinicId: number | null): string | undefined {
  if (clinicId === null) return live.version;
  const pinned = live.pins.get(clinicId);
  if (pinned) return pinned;
  return live.rollout?.clinicIds.has(clinicId) ? live.rollout.version : live.version;
}

/** The live release of every remote for a clinic; null: for the platform and the public pages. */
export function liveFor(state: RegistryState, clinicId: number | null): readonly ReleaseInfo[] {
  return [...state.remotes].flatMap(([remote, live]) => {
    const version = versionFor(live, clinicId);
    const release = version && state.releases.get(releaseKey(remote, version));
    return release ? [release] : [];
  });
}

interface ActivationRow {
  remote: string;
  clinic_id: number | null;
  version: string;
}

interface RolloutRow {
  id: number;
  remote: string;
  version: string;
  clinic_ids: number[];
}

const revisionNow = 'select revision::int as revision from registry_revision';
// One message and one round trip; PostgreSQL treats its statements as one transaction.
const askRevision = `set local app.scope = 'platform'; ${revisionNow}`;
const activations = 'select remote, clinic_id, version from activations order by remote';
const running =
  "select id, remote, version, clinic_ids from rollouts where state = 'running' order by remote";
const notAccepted = 'select section from team_sections where accepted_at is null';
const byName = 'select release from releases where remote = $1 and version = $2';

/**
 * The live releases, cached in memory. Every change increases `registry_revision`, and each request reads that number
 * first, so that all processes on one database have the same state.
 */
export class Registry {
  private kept: Promise<RegistryState> | undefined;
  private keptRevision = 0;
  private next: Promise<RegistryState> | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private readonly known = new Map<string, ReleaseInfo>();
  private readonly lists = new WeakMap<RegistryState, Map<number | null, readonly ReleaseInfo[]>>();

  constructor(private readonly db: Database) {}

  /** The current state in the database. Requests that arrive while one query is running share the next one. */
  state(): Promise<RegistryState> {
    // Not a query that has begun already: it may miss what was changed since.
    this.next ??= this.running.then(() => this.current());
    return this.next;
  }

  /** The live release of every remote for a clinic; null: for the platform and the public pages. */
  async live(clinicId: number | null): Promise<readonly ReleaseInfo[]> {
    const state = await this.state();
    const lists = this.lists.get(state) ?? new Map<number | null, readonly ReleaseInfo[]>();
    this.lists.set(state, lists);
    const list = lists.get(clinicId) ?? liveFor(state, clinicId);
    lists.set(clinicId, list);
    return list;
  }

  /** The state as a transaction of the platform sees it, with its own changes. */
  async within(tx: Tx): Promise<RegistryState> {
    const [row] = await tx.query<{ revision: number }>(revisionNow);
    return this.readAll(tx, row?.revision ?? 0);
  }

  /** A release by its name, whether it is live or not; releases never change. */
  async find(remote: string, version: string): Promise<ReleaseInfo | undefined> {
    const known = this.known.get(releaseKey(remote, version));
    return known ?? this.db.platform((tx) => this.read(tx, remote, version));
  }

  private current(): Promise<RegistryState> {
    this.next = undefined;
    const answer = this.ask();
    this.running = answer.then(nothing, nothing);
    return answer;
  }

  private async ask(): Promise<RegistryState> {
    const results = (await this.db.pool.query(askRevision)) as unknown as pg.QueryResult[];
    const { revision } = results[1]?.rows[0] as { revision: number };
    if (this.kept && revision === this.keptRevision) return this.kept;
    this.keptRevision = revision;
    this.kept = this.db.platform((tx) => this.readAll(tx, revision));
    try {
      return await this.kept;
    } catch (error) {
      this.kept = undefined;
      throw error;
    }
  }

  private async readAll(tx: Tx, revision: number): Promise<RegistryState> {
    const remotes = new Map<string, LiveRemote & { pins: Map<number, string> }>();
    const of = (remote: string) => {
      const live = remotes.get(remote) ?? {
        version: undefined,
        pins: new Map(),
        rollout: undefined,
      };
      remotes.set(remote, live);
      return live;
    };
    for (const { remote, clinic_id, version } of await tx.query<ActivationRow>(activations)) {
      if (clinic_id === null) of(remote).version = version;
      else of(remote).pins.set(clinic_id, version);
    }
    for (const { id, remote, version, clinic_ids } of await tx.query<RolloutRow>(running)) {
      of(remote).rollout = { id, version, clinicIds: new Set(clinic_ids) };
    }
    const sorted = [...remotes].sort(([one], [other]) => (one < other ? -1 : 1));
    const releases = new Map<string, ReleaseInfo>();
    for (const [remote, { version, pins, rollout }] of sorted) {
      const versions = new Set([version, rollout?.version, ...pins.values()]);
      for (const live of versions) {
        const release = live && (await this.read(tx, remote, live));
        if (release) releases.set(releaseKey(remote, live), release);
      }
    }
    const waiting = await tx.query<{ section: string }>(notAccepted);
    const keys = new Set(waiting.map(({ section }) => section));
    return { revision, remotes: new Map(sorted), releases, waiting: keys };
  }

  private async read(tx: Tx, remote: string, version: string): Promise<ReleaseInfo | undefined> {
    const key = releaseKey(remote, version);
    const known = this.known.get(key);
    if (known) return known;
    const [row] = await tx.query<{ release: ReleaseInfo }>(byName, [remote, version]);
    // Releases that were published before they listed their shares need none.
    const release = row && { ...row.release, shares: row.release.shares ?? [] };
    if (release) this.known.set(key, release);
    return release;
  }
}

const nothing = () => undefined;
