import { transcriptionType } from '@ziba/shared/contracts/transcription-words';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { operationStateOf } from '@ziba/shared/contracts/visit-states';
import { formatText } from '@ziba/shared/format/text';
import { m } from './messages';

export type PrescriptionState = keyof typeof m.states;

/**
 * How far a prescription is. An operation is planned until its time, and waits for its report afterwards;
 * one for the pharmacy is recorded. `now` in milliseconds.
 */
export function prescriptionState(
  { type, status, operation_date }: Pick<Transcription, 'type' | 'status' | 'operation_date'>,
  now: number = Date.now(),
): PrescriptionState {
  if (type === transcriptionType.pharmacy) return status;
  return operationStateOf({ status, operation_date }, now);
}

export const isPharmacy = ({ type }: Pick<Transcription, 'type'>): boolean =>
  type === transcriptionType.pharmacy;

/** What a prescription is about: the subject of the operation, else its title. */
export function subjectOf(prescription: Transcription): string {
  const { operation_topic, title, service } = prescription;
  const kind = isPharmacy(prescription) ? m.printed.pharmacy : m.printed.surgical;
  const subject = isPharmacy(prescription) ? title : operation_topic || title;
  return formatText(subject || service?.title || kind);
}
