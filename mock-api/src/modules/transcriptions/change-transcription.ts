import { transcriptionTexts } from '@ziba/shared/contracts/transcription-texts';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { announce } from '../../data/events';
import { ownOnly } from '../../data/own-rows';
import type { RowLookup } from '../../data/tenant-table';
import { found, Refusal } from '../../lib/refusal';
import { holdCalendar } from '../schedule/calendar-lock';
import { transcriptionsTable } from './transcriptions.queries';

const sections = ['prescriptions', 'patients'] as const;

/** Tells open screens that a prescription changed. */
export async function announceTranscription(tx: Tx, { clinicId }: Member, row: Transcription) {
  const { id, status } = row;
  await announce(tx, clinicId, { type: 'transcription.changed', data: { id, status }, sections });
}

/** Whether the caller may see a prescription: a doctor sees only their own. */
export const visibleTranscription = (db: Database): RowLookup => ({
  has: async (member, id) =>
    ownOnly(member, await transcriptionsTable(db).find(member, id)) !== undefined,
});

/** Changes a locked prescription. */
export type TranscriptionWork = (before: Transcription, tx: Tx) => Promise<void>;

/**
 * Locks the prescription, runs a change on it, and returns it as it is afterwards. Errors: 404; 409 `stale` when
 * `baseVersion` is not its version.
 */
export const changeTranscription = (
  db: Database,
  member: Member,
  id: number,
  work: TranscriptionWork,
  baseVersion?: number,
): Promise<Transcription> =>
  db.tenant(member.clinicId, async (tx) => {
    await holdCalendar(tx, member.clinicId);
    return changeWithin(db, tx, member, id, work, baseVersion);
  });

/** Like `changeTranscription`, in a transaction that is open already and locks the clinic's calendar. */
export async function changeWithin(
  db: Database,
  tx: Tx,
  member: Member,
  id: number,
  work: TranscriptionWork,
  baseVersion?: number,
): Promise<Transcription> {
  const table = transcriptionsTable(db).within(tx);
  await work(found(ownOnly(member, await table.findLocked(member, id, baseVersion))), tx);
  const after = found(await table.find(member, id));
  await announceTranscription(tx, member, after);
  return after;
}

export const isCanceled = () => new Refusal(409, 'canceled', transcriptionTexts.canceledLocked);

/** Refuses to change a prescription that is canceled or, with the given words, one that has a report (409). */
export function refuseOver(
  { status }: Transcription,
  reported: string = transcriptionTexts.reportedLocked,
): void {
  if (status === 'canceled') throw isCanceled();
  if (status === 'reported') throw new Refusal(409, 'reported', reported);
}
