import {
  clinicalTexts,
  type reportChange,
  type ReportVersion,
} from '@ziba/shared/contracts/clinical';
import type { Page } from '@ziba/shared/contracts/lists';
import type { z } from 'zod';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { wholeList } from '../../data/pages';
import { invalid, Refusal } from '../../lib/refusal';
import type { ItemOwner } from './required-items';

export interface Report {
  report: string | null;
  /** File names, separated by commas. */
  report_attachment: string | null;
}

interface Reported {
  report: string | null;
  report_attachment: readonly string[];
  reported_at: string | null;
}

/**
 * The report after a correction, or undefined when the correction changes nothing (the same one, sent again after a
 * lost answer). Refuses with 409 when there is no report yet, and with 400 when nothing would be left of it.
 */
export function correctedReport(
  { report, report_attachment, reported_at }: Reported,
  change: Pick<z.output<typeof reportChange>, 'report' | 'report_attachment'>,
): Report | undefined {
  if (!reported_at) throw new Refusal(409, 'no_report', clinicalTexts.noReport);
  const stored = { report, report_attachment: report_attachment.join(',') || null };
  const corrected = {
    report: change.report === undefined ? stored.report : change.report,
    report_attachment:
      change.report_attachment === undefined ? stored.report_attachment : change.report_attachment,
  };
  if (!corrected.report && !corrected.report_attachment) {
    throw invalid('report', clinicalTexts.emptyReport);
  }
  const isSame =
    corrected.report === stored.report && corrected.report_attachment === stored.report_attachment;
  return isSame ? undefined : corrected;
}

const insertVersion = {
  name: 'report_versions.insert',
  text: `insert into report_versions
      (clinic_id, user_id, owner, owner_id, version, report, report_attachment, reason)
    select $1, $2, $3, $4, coalesce(max(version), 0) + 1, $5, $6, $7 from report_versions
    where clinic_id = $1 and owner = $3 and owner_id = $4`,
};

/**
 * Stores a version of the report as it is now; versions are never changed. The row of the report has to be
 * locked.
 */
export async function keepVersion(
  tx: Tx,
  member: Member,
  owner: ItemOwner,
  ownerId: number,
  { report, report_attachment, reason = null }: Report & { reason?: string | null },
): Promise<void> {
  const values = [member.clinicId, member.userId, owner, ownerId];
  await tx.query(insertVersion, [...values, report, report_attachment, reason]);
}

const versions = {
  name: 'report_versions.of_owner',
  text: `select v.version, v.report,
      coalesce(string_to_array(v.report_attachment, ','), '{}') as report_attachment,
      v.reason, u."fullName" as author, v.created_at
    from report_versions v
    left join users u on u.clinic_id = v.clinic_id and u.id = v.user_id
    where v.clinic_id = $1 and v.owner = $2 and v.owner_id = $3 order by v.version desc`,
};

/** Reads every version of a report, the last one first. */
export async function versionsOf(
  tx: Tx,
  { clinicId }: Member,
  owner: ItemOwner,
  ownerId: number,
): Promise<Page<ReportVersion>> {
  return wholeList<ReportVersion>(tx, versions, [clinicId, owner, ownerId]);
}
