import { isDeepStrictEqual } from 'node:util';
import { actionDone } from '@ziba/shared/contracts/clinical';
import { trackingCodeTexts } from '@ziba/shared/contracts/medications';
import type {
  transcriptionInput,
  transcriptionUpdate,
} from '@ziba/shared/contracts/transcription-inputs';
import { transcriptionTexts } from '@ziba/shared/contracts/transcription-texts';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { auditLines } from '../../data/audit';
import { ownOnly } from '../../data/own-rows';
import { found, invalid, Refusal } from '../../lib/refusal';
import { takePayment, type Money } from '../payments/take-payment';
import { holdCalendar } from '../schedule/calendar-lock';
import { replaceItems } from '../treatment-sessions/required-items';
import { peopleOfChanged, peopleOfNew, surgery, surgeryOfChanged } from './transcription-parts';
import { announceTranscription, changeTranscription, refuseOver } from './change-transcription';
import { cancelWithin } from './move-or-cancel';
import { markPrescribed } from './mark-prescribed';
import { replaceMedications } from './medication-lines';
import { demandDoneService } from './operation-service';
import { demandWorkingTime, isReasonOutdated, takeOperationTime } from './operation-time';
import { tellPatient } from './tell-patient';
import { kindOf, transcriptionsTable } from './transcriptions.queries';
import { weighRisks } from './weigh-risks';

type Input = z.output<typeof transcriptionInput>;
type Update = z.output<typeof transcriptionUpdate>;

/** Reads a prescription. Errors: 404. */
export const findTranscription = async (
  db: Database,
  member: Member,
  id: number,
): Promise<Transcription> => found(ownOnly(member, await transcriptionsTable(db).find(member, id)));

/**
 * Adds a prescription with its lines, reserves the doctor's time and sets the action status of the appointment together.
 */
export const createTranscription = (
  db: Database,
  member: Member,
  input: Input,
): Promise<Transcription> =>
  db.tenant(member.clinicId, async (tx) => {
    await holdCalendar(tx, member.clinicId);
    const { appointment, ...people } = await peopleOfNew(tx, member, input);
    const service = await surgery(tx, member, input);
    const risks = await weighRisks(tx, member, {
      patientId: people.patient_id,
      lines: input.medications ?? [],
      reason: input.risk_reason,
    });
    const table = transcriptionsTable(db).within(tx);
    const parts = { ...ignored, ...people, ...service, ...risks };
    const { id } = await table.insert(member, { ...input, ...parts });
    await replaceItems(tx, member, 'transcription', id, input.required_items);
    await replaceMedications(tx, member, id, input.medications);
    if (appointment) await markPrescribed(tx, member, appointment.id, actionDone);
    const row = found(await table.find(member, id));
    await auditLines(tx, member, { entity: 'transcriptions', entityId: id }, noLines, linesOf(row));
    await demandDoneService(tx, member, row);
    await demandWorkingTime(tx, member, row);
    await takeOperationTime(tx, member, row, true);
    await announceTranscription(tx, member, row);
    await tellPatient(tx, member, row);
    return row;
  });

/** Changes a prescription. One that has a report or was canceled cannot be changed; the type never changes. */
export const editTranscription = (
  db: Database,
  member: Member,
  id: number,
  input: Update,
): Promise<Transcription> =>
  changeTranscription(db, member, id, async (before, tx) => {
    refuseEdit(before, input);
    const people = await peopleOfChanged(tx, member, before, input);
    const service = await surgeryOfChanged(tx, member, before, input);
    const table = transcriptionsTable(db).within(tx);
    const risks = await risksOfChanged(tx, member, before, { ...input, ...people });
    await table.update(member, id, { ...input, ...ignored, ...people, ...service, ...risks });
    await replaceItems(tx, member, 'transcription', id, input.required_items);
    await replaceMedications(tx, member, id, input.medications);
    const after = found(await table.find(member, id));
    const entry = { entity: 'transcriptions', entityId: id };
    if (await auditLines(tx, member, entry, linesOf(before), linesOf(after))) {
      await table.touch(member, id);
    }
    refuseChangeOfSent(before, found(await table.find(member, id)));
    await demandDoneService(tx, member, after, before);
    await demandWorkingTime(tx, member, after, before);
    if (await isReasonOutdated(tx, member, after, before)) {
      await table.update(member, id, { off_time_reason: null });
    }
    await takeOperationTime(tx, member, after);
  });

/** Takes a payment for the fee of the service. */
export const payTranscription = (db: Database, member: Member, id: number, money: Money) =>
  db.tenant(member.clinicId, async (tx) => {
    const payment = await takePayment(tx, member, { ...money, target: 'transcription', id });
    const transcription = found(await transcriptionsTable(db).within(tx).find(member, id));
    await announceTranscription(tx, member, transcription);
    const { paid_amount, payed_amount, remaining_amount, payment_status } = transcription;
    const paid = { paid_amount, payed_amount, remaining_amount, payment_status };
    return { ...payment, ...paid, transcription };
  });

/** Cancels a prescription. Refuses one that has a report or payments. */
export const cancelTranscription = (
  db: Database,
  member: Member,
  id: number,
  reason: string | null,
): Promise<Transcription> =>
  changeTranscription(db, member, id, (before, tx) => cancelWithin(db, tx, member, before, reason));

/** Weighs the drugs again when they are sent, or when the prescription becomes that of another patient. */
async function risksOfChanged(
  tx: Tx,
  member: Member,
  before: Transcription,
  {
    medications,
    patient_id: patientId,
    risk_reason,
  }: Pick<Update, 'medications' | 'risk_reason'> & {
    patient_id: number;
  },
) {
  const lines = medications ?? before.medications;
  const isSame = medications === undefined && patientId === before.patient_id;
  if (isSame) return { risk_reason: undefined, risk_notes: undefined };
  return weighRisks(tx, member, { patientId, lines, reason: risk_reason ?? before.risk_reason });
}

const noLines = { items: [], medications: [] };
const linesOf = ({ items, medications }: Transcription) => ({ items, medications });

/** The fields that neither a new prescription nor an edit takes from the client. */
const ignored = {
  fee: undefined,
  risk_notes: undefined,
  report: undefined,
  report_attachment: undefined,
};

/**
 * A prescription with a tracking code is known to the pharmacy: only the code itself can be corrected, or taken off so
 * that the prescription can be changed.
 */
function refuseChangeOfSent(before: Transcription, after: Transcription): void {
  if (before.tracking_code === null) return;
  const { version, tracking_code } = before;
  if (isDeepStrictEqual({ ...after, version, tracking_code }, before)) return;
  throw new Refusal(409, 'tracking_locked', transcriptionTexts.trackingLocked);
}

function refuseEdit(before: Transcription, input: Update): void {
  refuseOver(before);
  if (input.type !== undefined && input.type !== kindOf(before)) {
    throw new Refusal(409, 'type_locked', transcriptionTexts.typeLocked);
  }
  if (kindOf(before) === 'surgical') {
    refuseEmptied(input);
    if (input.tracking_code) throw invalid('tracking_code', trackingCodeTexts.onlyPharmacy);
  }
}

/** An operation keeps its subject and its time. */
function refuseEmptied({ operation_topic, operation_date }: Update): void {
  if (operation_topic === null) throw invalid('operation_topic', transcriptionTexts.topic);
  if (operation_date === null) throw invalid('operation_date', transcriptionTexts.operationDate);
}
