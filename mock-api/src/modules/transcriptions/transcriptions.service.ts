import { isDeepStrictEqual } from 'node:util';
import { actionDone, type reportInput } from '@ziba/shared/contracts/clinical';
import {
  transcriptionTexts,
  type Transcription,
  type transcriptionInput,
  type transcriptionUpdate,
} from '@ziba/shared/contracts/transcriptions';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { clock } from '../../lib/clock';
import { announce } from '../../data/events';
import { ownOnly } from '../../data/own-rows';
import type { RowLookup } from '../../data/tenant-table';
import { found, Refusal } from '../../lib/refusal';
import { takePayment, type Money } from '../payments/take-payment';
import { keepVersion } from '../treatment-sessions/report-versions';
import { consumeItems, replaceItems } from '../treatment-sessions/required-items';
import {
  peopleOfChanged,
  peopleOfNew,
  replaceMedications,
  surgery,
  surgeryOfChanged,
} from './transcription-parts';
import { markPrescribed } from './mark-prescribed';
import { takeOperationTime } from './operation-time';
import { kindOf, transcriptionsTable } from './transcriptions.queries';

type Input = z.output<typeof transcriptionInput>;
type Update = z.output<typeof transcriptionUpdate>;
type Report = z.output<typeof reportInput>;

const sections = ['prescriptions', 'patients'] as const;

async function announceTranscription(tx: Tx, { clinicId }: Member, row: Transcription) {
  const { id, status } = row;
  await announce(tx, clinicId, { type: 'transcription.changed', data: { id, status }, sections });
}

/** Whether the caller may see a prescription: a doctor sees only their own. */
export const visibleTranscription = (db: Database): RowLookup => ({
  has: async (member, id) =>
    ownOnly(member, await transcriptionsTable(db).find(member, id)) !== undefined,
});

/** Reads a prescription. Errors: 404. */
export const findTranscription = async (
  db: Database,
  member: Member,
  id: number,
): Promise<Transcription> => found(ownOnly(member, await transcriptionsTable(db).find(member, id)));

/**
 * Adds a prescription with its lines, reserves the doctor's time and sets the action status of the appointment together
 * (G2).
 */
export const createTranscription = (
  db: Database,
  member: Member,
  input: Input,
): Promise<Transcription> =>
  db.tenant(member.clinicId, async (tx) => {
    const { appointment, ...people } = await peopleOfNew(tx, member, input);
    const service = await surgery(tx, member, input, appointment?.service_id);
    const table = transcriptionsTable(db).within(tx);
    const { id } = await table.insert(member, { ...input, ...ignored, ...people, ...service });
    await replaceItems(tx, member, 'transcription', id, input.required_items);
    await replaceMedications(tx, member, id, input.medications);
    if (appointment) await markPrescribed(tx, member, appointment.id, actionDone);
    const row = found(await table.find(member, id));
    await takeOperationTime(tx, member, row, true);
    await announceTranscription(tx, member, row);
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
    await table.update(member, id, { ...input, ...ignored, ...people, ...service });
    await replaceItems(tx, member, 'transcription', id, input.required_items);
    await replaceMedications(tx, member, id, input.medications);
    const after = found(await table.find(member, id));
    if (!isDeepStrictEqual(linesOf(after), linesOf(before))) await table.touch(member, id);
    await takeOperationTime(tx, member, after);
  });

/**
 * Stores the report and changes the stock together (G12). A pharmacy prescription has none (X47), and a surgical one
 * only one.
 */
export const reportTranscription = (
  db: Database,
  member: Member,
  id: number,
  input: Report,
): Promise<Transcription> =>
  changeTranscription(db, member, id, async (before, tx) => {
    if (kindOf(before) === 'pharmacy') {
      throw new Refusal(409, 'pharmacy_report', transcriptionTexts.pharmacyReport);
    }
    if (before.status === 'canceled') throw isCanceled();
    if (before.status === 'reported') {
      throw new Refusal(409, 'report_present', transcriptionTexts.reportPresent);
    }
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
    await consumeItems(tx, member, { owner: 'transcription', ownerId: id, items: before.items });
  });

/** Takes a payment for the fee of the service (G1). */
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
  changeTranscription(db, member, id, async (before, tx) => {
    if (before.status === 'canceled') throw isCanceled();
    if (before.status === 'reported') throw isReported();
    if (before.paid_amount > 0) {
      throw new Refusal(409, 'has_money', transcriptionTexts.hasMoney);
    }
    const table = transcriptionsTable(db).within(tx);
    const canceled_at = clock.iso();
    await table.update(member, id, { canceled_at, canceled_reason: reason });
    await takeOperationTime(tx, member, found(await table.find(member, id)));
  });

/** Locks the prescription, runs a change on it, and returns it as it is afterwards. Errors: 404. */
const changeTranscription = (
  db: Database,
  member: Member,
  id: number,
  work: (before: Transcription, tx: Tx) => Promise<void>,
): Promise<Transcription> =>
  db.tenant(member.clinicId, async (tx) => {
    const table = transcriptionsTable(db).within(tx);
    await work(found(ownOnly(member, await table.findLocked(member, id))), tx);
    const after = found(await table.find(member, id));
    await announceTranscription(tx, member, after);
    return after;
  });

const linesOf = ({ items, medications }: Transcription) => ({ items, medications });

/** The fields that neither a new prescription nor an edit takes from the client. */
const ignored = { fee: undefined, report: undefined, report_attachment: undefined };

const isCanceled = () => new Refusal(409, 'canceled', transcriptionTexts.canceledLocked);
const isReported = () => new Refusal(409, 'reported', transcriptionTexts.reportedLocked);

function refuseEdit(before: Transcription, input: Update): void {
  if (before.status === 'canceled') throw isCanceled();
  if (before.status === 'reported') throw isReported();
  if (input.type !== undefined && input.type !== kindOf(before)) {
    throw new Refusal(409, 'type_locked', transcriptionTexts.typeLocked);
  }
}
