import type { ReleaseInfo } from '@ziba/shared/contracts/registry';
import type pg from 'pg';
import type { Database, Tx } from '../../db/connect';

/** A canary that runs: these clinics get its release. */
export interface RunningRollout {
  id: number;
  version: string;
  clinicIds: ReadonlySet<number>;
}

/** What is live of one remote. */
export interface LiveRemote {
  /** What every clinic gets that has neither a pin nor a canary; undefined before the first default. */
  version: string | undefined;
  pins: ReadonlyMap<number, string>;
  rollout: RunningRollout | undefined;
}

/** What is live, for whom. It stays as it is: a change makes another one. */
export interface RegistryState {
  revision: number;
  /** In the order of the remotes' names. */
  remotes: ReadonlyMap<string, LiveRemote>;
  /** The releases that are live for anybody, by `releaseKey`. */
  releases: ReadonlyMap<string, ReleaseInfo>;
  /** Keys of the sections that the operator has not accepted yet. */
  waiting: ReadonlySet<string>;
}

export const releaseKey = (remote: string, version: string) => `${remote}/${version}`;

/** Which release of a remote a clinic gets: its pin, else the canary that names it, else the default. */
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
// One message and one round trip; PostgreSQL takes its statements for one transaction.
const askRevision = `set local app.scope = 'platform'; ${revisionNow}`;
const activations = 'select remote, clinic_id, version from activations order by remote';
const running =
  "select id, remote, version, clinic_ids from rollouts where state = 'running' order by remote";
const notAccepted = 'select section from team_sections where accepted_at is null';
const byName = 'select release from releases where remote = $1 and version = $2';

/**
 * What is live, in memory. Every change counts `registry_revision`, and each answer asks for the number
 * first, so that all processes on one database agree at once.
 */
export class Registry {
  private kept: Promise<RegistryState> | undefined;
  private keptRevision = 0;
  private next: Promise<RegistryState> | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private readonly known = new Map<string, ReleaseInfo>();
  private readonly lists = new WeakMap<RegistryState, Map<number | null, readonly ReleaseInfo[]>>();

  constructor(private readonly db: Database) {}

  /** As the database has it now. Whoever asks while one question is on its way shares the next one. */
  state(): Promise<RegistryState> {
    // Never a question that is on its way already: it may not see what was changed since.
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

  /** As a transaction of the platform sees it, with what it has changed itself. */
  async within(tx: Tx): Promise<RegistryState> {
    const [row] = await tx.query<{ revision: number }>(revisionNow);
    return this.readAll(tx, row?.revision ?? 0);
  }

  /** A release by its name, whether or not it is live; releases never change. */
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
    // What was published before releases named their shares asks for none that anybody knows of.
    const release = row && { ...row.release, shares: row.release.shares ?? [] };
    if (release) this.known.set(key, release);
    return release;
  }
}

const nothing = () => undefined;
