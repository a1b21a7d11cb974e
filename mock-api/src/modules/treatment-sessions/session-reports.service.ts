import type { reportChange, ReportVersion, submittedReport } from '@ziba/shared/contracts/clinical';
import type { Page } from '@ziba/shared/contracts/lists';
import { sessionTexts, type TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { clock } from '../../lib/clock';
import { demandTreatment } from '../../data/medical-text';
import { ownOnly } from '../../data/own-rows';
import { found, Refusal } from '../../lib/refusal';
import { refuseUnsigned } from '../../data/required-consents';
import { changeOneSession } from './change-one-session';
import { correctedReport, keepVersion, versionsOf } from './report-versions';
import { consumeItems } from './required-items';
import { isCanceled } from './session-changes';
import { recordShortage } from './shortage-notices';
import { sessionsTable, stateOf } from './treatment-sessions.queries';

/**
 * Stores the report, marks the session as done and changes the stock together. Errors: 409 for a second report,
 * when a consent is missing that the clinic requires, and when goods are, unless the shortage is accepted.
 */
export const submitSessionReport = (
  db: Database,
  member: Member,
  id: number,
  input: z.output<typeof submittedReport>,
): Promise<TreatmentSession> =>
  changeOneSession(db, member, id, async (before, tx) => {
    if (stateOf(before) === 'canceled') throw isCanceled();
    if (before.report !== null || before.report_attachment.length > 0) {
      throw new Refusal(409, 'report_present', sessionTexts.reportPresent);
    }
    await refuseUnsigned(tx, member, {
      patientId: before.treatment_plan.patient_id,
      serviceId: before.service_id,
    });
    const report = {
      report: input.report ?? null,
      report_attachment: input.report_attachment ?? null,
    };
    await sessionsTable(db)
      .within(tx)
      .update(member, id, {
        ...report,
        status: 'done',
        reported_at: clock.iso(),
        reported_by: member.userId,
      });
    await keepVersion(tx, member, 'session', id, report);
    const { without_deduction: accepted } = input;
    const shortages = await consumeItems(tx, member, {
      owner: 'session',
      ownerId: id,
      items: before.required_items,
      isShortageAccepted: accepted !== undefined,
    });
    if (accepted && shortages.length > 0) {
      const { session_title: title } = before;
      await recordShortage(tx, member, {
        report: { owner: 'session', id, title },
        shortages,
        reason: accepted.reason,
      });
    }
  });

/**
 * Corrects a report, with a reason; the former version can still be read. Errors: 403 for users who may not read the
 * report.
 */
export const amendSessionReport = (
  db: Database,
  member: Member,
  id: number,
  { reason, version, ...input }: z.output<typeof reportChange>,
): Promise<TreatmentSession> => {
  demandTreatment(member);
  const work = async (before: TreatmentSession, tx: Tx) => {
    const report = correctedReport(before, input);
    if (!report) return;
    await sessionsTable(db)
      .within(tx)
      .update(member, id, { ...report });
    await keepVersion(tx, member, 'session', id, { ...report, reason });
  };
  return changeOneSession(db, member, id, work, version);
};

/** Reads every version of a session's report, the last one first. Errors: 404. */
export const listSessionReports = (
  db: Database,
  member: Member,
  id: number,
): Promise<Page<ReportVersion>> =>
  db.tenant(member.clinicId, async (tx) => {
    found(ownOnly(member, await sessionsTable(db).within(tx).find(member, id)));
    return versionsOf(tx, member, 'session', id);
  });
