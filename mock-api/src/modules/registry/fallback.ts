import { fitsContract } from '@ziba/shared/contracts/contract-range';
import type { FallbackRelease, ReleaseInfo } from '@ziba/shared/contracts/registry';
import type { Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { planFor, publicPlan, remoteOf } from './boot-plan';
import type { Registry } from './registry-state';

/** By section: one clinic has few reports, so that this is fast. */
const worked = (whose: string) => `
  select version from section_reports
  where ${whose} and section = any($2) and remote = $3 and version <> $4 and kind = 'opened'
  group by version order by max(at) desc limit 5`;
const ofClinic = worked('clinic_id = $1');
const ofPlatform = worked('clinic_id is null and $1::int is null');
const defaults = `
  select version from activation_log where remote = $1 and version <> $2
  group by version order by max(id) desc limit 5`;
const takenBack = `
  select version from rollouts r where r.remote = $1 and r.state = 'rolled_back'
    and not exists (select from activation_log l where l.remote = r.remote and l.version = r.version)`;

type Row = { version: string };

/**
 * Reads the releases that a browser may load instead of one that failed, the best first: those that were opened last at
 * its clinic, then earlier defaults. A canary that was taken back is left out.
 */
export async function candidates(
  tx: Tx,
  failed: ReleaseInfo,
  session?: Session,
): Promise<string[]> {
  const { remote, version } = failed;
  const opened = session ? await openedAt(tx, failed, session) : [];
  const earlier = await tx.query<Row>(defaults, [remote, version]);
  const bad = new Set((await tx.query<Row>(takenBack, [remote])).map((row) => row.version));
  const all = new Set([...opened, ...earlier].map((row) => row.version));
  return [...all].filter((candidate) => !bad.has(candidate));
}

function openedAt(
  tx: Tx,
  { remote, version, sections }: ReleaseInfo,
  { clinicId }: Session,
): Promise<Row[]> {
  const values = [clinicId, sections.map(({ key }) => key), remote, version];
  return tx.query<Row>(clinicId === null ? ofPlatform : ofClinic, values);
}

/** The first of the releases that this shell can load and that has a section for this user, or for everybody. */
export async function firstUsable(
  registry: Registry,
  remote: string,
  versions: readonly string[],
  session?: Session,
): Promise<FallbackRelease | undefined> {
  for (const version of versions) {
    const release = await registry.find(remote, version);
    if (!release || !fitsContract(release.contract)) continue;
    const plans = [...(session ? [planFor(session, [release])] : []), publicPlan([release])];
    const sections = plans.flatMap((plan) => plan.sections);
    if (sections.length === 0) continue;
    // One record for all of them: a plan names only the files of its own sections.
    const modules = sections.map(({ module }) => module);
    return { remote: remoteOf(release, modules), sections };
  }
  return undefined;
}
