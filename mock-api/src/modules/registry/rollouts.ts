import type { Page } from '@ziba/shared/contracts/lists';
import type { Rollout } from '@ziba/shared/contracts/releases';
import type { Tx } from '../../db/connect';
import { wholeList } from '../../data/pages';
import { Refusal } from '../../lib/refusal';
import { m } from '../../messages';
import { healthOfRollouts } from './release-health';

type RolloutRow = Omit<Rollout, 'health'>;

/** A canary that begins. */
export interface NewRollout {
  remote: string;
  version: string;
  clinicIds: readonly number[];
  percent: number | null;
  ring: string | null;
  startedBy: string;
}

const columns = `id, remote, version, clinic_ids, percent, ring, state, started_at, ended_at,
  started_by, reason`;
const insert = `
  insert into rollouts (remote, version, clinic_ids, percent, ring, started_by)
  values ($1, $2, $3, $4, $5, $6) on conflict (remote) where state = 'running' do nothing
  returning id`;
const widen = 'update rollouts set clinic_ids = $2, percent = $3 where id = $1';
const end = `
  update rollouts set state = $2, reason = $3, ended_at = app_now()
  where id = $1 and state = 'running' returning remote, version, clinic_ids`;
const listed = `
  select ${columns} from rollouts where $1::text is null or remote = $1
  order by id desc`;
/** The maximum length of the list: each canary is read with the health of its release. */
const maxRollouts = 200;
const byIds = `select ${columns} from rollouts where id = any($1) order by id desc`;

/** Begins a canary; 409 while another one of the remote runs. */
export async function startRollout(tx: Tx, rollout: NewRollout): Promise<number> {
  const { remote, version, clinicIds, percent, ring, startedBy } = rollout;
  const values = [remote, version, clinicIds, percent, ring, startedBy];
  const [row] = await tx.query<{ id: number }>(insert, values);
  if (!row) throw new Refusal(409, 'rollout_running', m.rolloutRunning);
  return row.id;
}

/** Adds clinics to a canary; those that it has stay. */
export async function widenRollout(
  tx: Tx,
  id: number,
  { clinicIds, percent }: { clinicIds: readonly number[]; percent: number },
): Promise<void> {
  await tx.query(widen, [id, clinicIds, percent]);
}

interface Ended {
  remote: string;
  version: string;
  clinic_ids: number[];
}

/** Ends a running canary; undefined when it has ended already. */
export async function endRollout(
  tx: Tx,
  id: number,
  state: Exclude<Rollout['state'], 'running'>,
  reason: string,
): Promise<Ended | undefined> {
  return (await tx.query<Ended>(end, [id, state, reason]))[0];
}

/** Reads the latest canaries of all remotes or of one, the newest first, and their total number. */
export async function listRollouts(tx: Tx, remote?: string): Promise<Page<Rollout>> {
  const values = [remote ?? null];
  const { data, meta } = await wholeList<RolloutRow>(tx, { text: listed }, values, maxRollouts);
  return { data: await withHealth(tx, data), meta };
}

/** Reads canaries by their ids. */
export async function rolloutsByIds(tx: Tx, ids: readonly number[]): Promise<Rollout[]> {
  return withHealth(tx, await tx.query<RolloutRow>(byIds, [ids]));
}

async function withHealth(tx: Tx, rows: RolloutRow[]): Promise<Rollout[]> {
  const health = await healthOfRollouts(
    tx,
    rows.map(({ id }) => id),
  );
  const none = { loads: 0, failures: 0, failure_rate: null, p75_ms: null };
  return rows.map((row) => ({
    ...row,
    health: health.get(row.id) ?? { since: row.started_at, ...none },
  }));
}
