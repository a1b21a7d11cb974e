import { offTimeText } from '@ziba/shared/contracts/off-time';
import { transcriptionTexts } from '@ziba/shared/contracts/transcription-texts';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { clock } from '../../lib/clock';
import { releaseSlots } from '../../data/slots';
import { Refusal } from '../../lib/refusal';
import { tehranInstant, todayInTehran } from '../../lib/tehran';
import { causesOf } from '../schedule/off-times';
import { takeSlots } from '../treatment-sessions/take-slots';
import { defaultMinutes, kindOf } from './transcriptions.queries';

/** Midnight means that the hour is not fixed yet, as with sessions; a past operation reserves no time. */
function timeOf({ operation_date: start, operation_minutes: minutes }: Transcription) {
  if (start === null) return undefined;
  const day = todayInTehran(new Date(start));
  const end = Date.parse(start) + (minutes ?? defaultMinutes) * 60_000;
  if (start === tehranInstant(day, '00:00') || end <= clock.now()) return undefined;
  return { startsAt: start, endsAt: new Date(end).toISOString() };
}

/** Reserves the time of doctor and patient for an operation; a pharmacy prescription reserves none. */
export async function takeOperationTime(
  tx: Tx,
  member: Member,
  operation: Transcription,
  isNew = false,
): Promise<void> {
  const time = timeOf(operation);
  if (kindOf(operation) !== 'surgical' || operation.status === 'canceled' || !time) {
    await releaseSlots(tx, member, 'operation', operation.id);
    return;
  }
  const wanted = {
    kind: 'operation' as const,
    id: operation.id,
    doctorId: operation.doctor_id,
    patientId: operation.patient_id,
    appointmentId: operation.appointment_id,
    ...time,
  };
  await takeSlots(tx, member, wanted, { field: 'operation_date', isNew });
}

/** Whether an edit moved the operation to another time or another doctor. */
const isMoved = (one: Transcription, other: Transcription) =>
  one.operation_date !== other.operation_date ||
  one.operation_minutes !== other.operation_minutes ||
  one.doctor_id !== other.doctor_id;

/** Why the doctor does not work at the time of the operation; undefined if they do, or the operation needs no time. */
async function offTimeOf(tx: Tx, member: Member, operation: Transcription) {
  const time = timeOf(operation);
  if (!time) return undefined;
  const spot = { doctor_id: operation.doctor_id, start: time.startsAt, end: time.endsAt };
  const [[cause] = []] = await causesOf(tx, member.clinicId, [spot]);
  return cause;
}

/** Whether an edit moved an operation that had a reason for its off time to a time that needs none. */
export const isReasonOutdated = async (
  tx: Tx,
  member: Member,
  after: Transcription,
  before: Transcription,
): Promise<boolean> =>
  after.off_time_reason !== null &&
  isMoved(after, before) &&
  (await offTimeOf(tx, member, after)) === undefined;

/**
 * Refuses with 409 `off_time` an operation at a time when its doctor does not work, unless a reason is given (beyond
 * G7). An edit that does not move the operation is not checked: working hours may have changed since.
 */
export async function demandWorkingTime(
  tx: Tx,
  member: Member,
  operation: Transcription,
  before?: Transcription,
): Promise<void> {
  if (kindOf(operation) !== 'surgical' || operation.off_time_reason) return;
  if (before && !isMoved(operation, before)) return;
  const cause = await offTimeOf(tx, member, operation);
  if (!cause) return;
  const message = transcriptionTexts.offTime(offTimeText(cause));
  throw new Refusal(409, 'off_time', message, { off_time_reason: message });
}
