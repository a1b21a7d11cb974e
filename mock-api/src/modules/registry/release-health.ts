import type { ReleaseHealth } from '@ziba/shared/contracts/releases';
import type { Tx } from '../../db/connect';
import { releaseKey } from './registry-state';
import { clock } from '../../lib/clock';

interface Counts {
  loads: number;
  failures: number;
  p75_ms: number | null;
}

/** SQL: whether an opening failed. A section that is switched off does not open, which is no failure. */
const failed = "s.kind <> 'opened' and s.code is distinct from 'disabled'";

/**
 * Loads are openings that had to load code, and all failures; openings without a load count only as visits. `p75_ms` is
 * a measured time of a load that succeeded.
 */
const counts = `
  count(*) filter (where s.kind = 'opened' and s.is_cold or ${failed})::int as loads,
  count(*) filter (where ${failed})::int as failures,
  percentile_disc(0.75) within group (order by s.ms)
    filter (where s.is_cold and s.kind = 'opened') as p75_ms`;
const ofReleases = `
  select s.remote, s.version, ${counts} from section_reports s
  where s.at > $2 and ($1::text is null or s.remote = $1) group by s.remote, s.version`;
const codesOfReleases = `
  select s.remote, s.version, coalesce(s.code, 'unknown') as code, count(*)::int as count
  from section_reports s where s.remote = $1 and s.at > $2 and ${failed}
  group by 1, 2, 3 order by 4 desc, 3`;
const ofRollouts = `
  select r.id, r.started_at as since, h.* from rollouts r cross join lateral (
    select ${counts} from section_reports s
    where s.remote = r.remote and s.version = r.version and s.clinic_id = any(r.clinic_ids)
      and s.at >= r.started_at and s.at <= coalesce(r.ended_at, s.at)) h
  where r.id = any($1)`;
const ofClinics = `
  select c.id as clinic_id, k.section, day.loads, day.failures, last.at as last_opened_at
  from unnest($1::int[]) c(id) cross join unnest($2::text[]) k(section)
  cross join lateral (
    select ${counts} from section_reports s
    where s.clinic_id = c.id and s.section = k.section and s.at > $3) day
  left join lateral (
    select s.at from section_reports s
    where s.clinic_id = c.id and s.section = k.section and s.kind = 'opened'
    order by s.at desc limit 1) last on true
  where day.loads > 0 or last.at is not null`;

/** The health of a release is computed from the reports of the last 24 hours. */
const dayAgo = () => new Date(clock.now() - 86_400_000).toISOString();

const healthFrom = (since: string, { loads, failures, p75_ms }: Counts): ReleaseHealth => ({
  since,
  loads,
  failures,
  failure_rate: loads > 0 ? failures / loads : null,
  p75_ms,
});

/**
 * Reads the health of the releases of all remotes or of one, by remote and version; a release without reports has
 * zeros. For one remote, the failures are also listed by their codes.
 */
export async function healthOfReleases(
  tx: Tx,
  remote?: string,
): Promise<(remote: string, version: string) => ReleaseHealth> {
  const since = dayAgo();
  type Row = Counts & { remote: string; version: string };
  const rows = await tx.query<Row>(ofReleases, [remote ?? null, since]);
  const byKey = new Map(rows.map((row) => [releaseKey(row.remote, row.version), row]));
  const codes = remote ? await codesByKey(tx, remote, since) : undefined;
  const none = { loads: 0, failures: 0, p75_ms: null };
  return (ofRemote, version) => {
    const key = releaseKey(ofRemote, version);
    const health = healthFrom(since, byKey.get(key) ?? none);
    return codes ? { ...health, codes: codes.get(key) ?? [] } : health;
  };
}

async function codesByKey(tx: Tx, remote: string, since: string) {
  type Row = { remote: string; version: string; code: string; count: number };
  const byKey = new Map<string, { code: string; count: number }[]>();
  for (const { version, code, count } of await tx.query<Row>(codesOfReleases, [remote, since])) {
    const key = releaseKey(remote, version);
    byKey.set(key, [...(byKey.get(key) ?? []), { code, count }]);
  }
  return byKey;
}

/** Reads the health of canaries at their clinics, from their beginning to their end. */
export async function healthOfRollouts(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, ReleaseHealth>> {
  type Row = Counts & { id: number; since: string };
  const rows = await tx.query<Row>(ofRollouts, [ids]);
  return new Map(rows.map((row) => [row.id, healthFrom(row.since, row)]));
}

/** The health of one section at one clinic. */
export interface SectionHealth {
  clinic_id: number;
  section: string;
  /** Within the last 24 hours. */
  loads: number;
  failures: number;
  /** Within the 30 days that reports are kept. */
  last_opened_at: string | null;
}

/** Reads the health of sections at clinics; a pair without openings is left out. */
export function healthOfClinics(
  tx: Tx,
  clinicIds: readonly number[],
  sections: readonly string[],
): Promise<SectionHealth[]> {
  return tx.query<SectionHealth>(ofClinics, [clinicIds, sections, dayAgo()]);
}
