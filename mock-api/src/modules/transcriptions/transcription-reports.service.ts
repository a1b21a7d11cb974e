import type { reportChange, ReportVersion, submittedReport } from '@ziba/shared/contracts/clinical';
import type { Page } from '@ziba/shared/contracts/lists';
import { transcriptionTexts } from '@ziba/shared/contracts/transcription-texts';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { isBeforeOperation } from '@ziba/shared/contracts/visit-states';
import type { z } from 'zod';
import type { Database } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { clock } from '../../lib/clock';
import { ownOnly } from '../../data/own-rows';
import { found, Refusal } from '../../lib/refusal';
import { refuseUnsigned } from '../../data/required-consents';
import { correctedReport, keepVersion, versionsOf } from '../treatment-sessions/report-versions';
import { consumeItems } from '../treatment-sessions/required-items';
import { recordShortage } from '../treatment-sessions/shortage-notices';
import { changeTranscription, isCanceled } from './change-transcription';
import { kindOf, transcriptionsTable } from './transcriptions.queries';

/**
 * Stores the report and changes the stock together. A pharmacy prescription has none, and a surgical one
 * only one, after the time of the operation has come. Errors: 409 for each of them, when a consent is missing that the clinic requires, and when goods are, unless the
 * shortage is accepted.
 */
export const reportTranscription = (
  db: Database,
  member: Member,
  id: number,
  input: z.output<typeof submittedReport>,
): Promise<Transcription> =>
  changeTranscription(db, member, id, async (before, tx) => {
    refuseReport(before);
    const { patient_id: patientId, service_type_id: serviceId } = before;
    await refuseUnsigned(tx, member, { patientId, serviceId });
    const report = {
      report: input.report ?? null,
      report_attachment: input.report_attachment ?? null,
    };
    await transcriptionsTable(db)
      .within(tx)
      .update(member, id, {
        ...report,
        reported_at: clock.iso(),
        reported_by: member.userId,
      });
    await keepVersion(tx, member, 'transcription', id, report);
    const { without_deduction: accepted } = input;
    const shortages = await consumeItems(tx, member, {
      owner: 'transcription',
      ownerId: id,
      items: before.items,
      isShortageAccepted: accepted !== undefined,
    });
    if (accepted && shortages.length > 0) {
      const title = before.operation_topic ?? before.title ?? String(id);
      await recordShortage(tx, member, {
        report: { owner: 'transcription', id, title },
        shortages,
        reason: accepted.reason,
      });
    }
  });

function refuseReport(before: Transcription): void {
  if (kindOf(before) === 'pharmacy') {
    throw new Refusal(409, 'pharmacy_report', transcriptionTexts.pharmacyReport);
  }
  if (before.status === 'canceled') throw isCanceled();
  if (before.status === 'reported') {
    throw new Refusal(409, 'report_present', transcriptionTexts.reportPresent);
  }
  if (isBeforeOperation(before, clock.now())) {
    const message = transcriptionTexts.reportEarly;
    throw new Refusal(409, 'report_early', message, { report: message });
  }
}

/** Corrects the report of an operation, with a reason; the former version can still be read. */
export const amendTranscriptionReport = (
  db: Database,
  member: Member,
  id: number,
  { reason, version, ...input }: z.output<typeof reportChange>,
): Promise<Transcription> =>
  changeTranscription(
    db,
    member,
    id,
    async (before, tx) => {
      const report = correctedReport(before, input);
      if (!report) return;
      const table = transcriptionsTable(db).within(tx);
      await table.update(member, id, { ...report });
      await keepVersion(tx, member, 'transcription', id, { ...report, reason });
    },
    version,
  );

/** Reads every version of the report of an operation, the last one first. Errors: 404. */
export const listTranscriptionReports = (
  db: Database,
  member: Member,
  id: number,
): Promise<Page<ReportVersion>> =>
  db.tenant(member.clinicId, async (tx) => {
    found(ownOnly(member, await transcriptionsTable(db).within(tx).find(member, id)));
    return versionsOf(tx, member, 'transcription', id);
  });
