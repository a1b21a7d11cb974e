import { platformType } from '@ziba/shared/contracts/permissions';
import type { SectionReport } from '@ziba/shared/contracts/section-reports';
import type { Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { releaseKey, type Registry } from './registry-state';

/** A report whose release and section exist. */
interface KnownReport extends SectionReport {
  section: string;
}

const insert = {
  name: 'reports.insert',
  text: `insert into section_reports
      (clinic_id, user_id, plan, prefix, section, remote, version, kind, code, is_cold, ms)
    select $1, $2, r.* from jsonb_to_recordset($3) as r (plan text, prefix text, section text,
      remote text, version text, kind text, code text, is_cold boolean, ms int)`,
};

/** Leaves out reports of releases or sections that do not exist or belong to the other area. */
export async function knownReports(
  registry: Registry,
  { type }: Session,
  reports: readonly SectionReport[],
): Promise<KnownReport[]> {
  const foreign = type === platformType ? 'clinic' : 'admin';
  const found = new Map<string, ReturnType<Registry['find']>>();
  const releaseOf = ({ remote, version }: SectionReport) => {
    const key = releaseKey(remote, version);
    const release = found.get(key) ?? registry.find(remote, version);
    found.set(key, release);
    return release;
  };
  const known = reports.map(async (report) => {
    const release = await releaseOf(report);
    const section = release?.sections.find(({ prefix }) => prefix === report.prefix);
    return section && section.area !== foreign ? [{ ...report, section: section.key }] : [];
  });
  return (await Promise.all(known)).flat();
}

/** Stores how openings ended; clinic and user are those of the session. */
export async function keepReports(
  tx: Tx,
  { clinicId, userId }: Session,
  reports: readonly KnownReport[],
): Promise<void> {
  await tx.query(insert, [clinicId, userId, JSON.stringify(reports)]);
}
