import { transcriptionTexts } from '@ziba/shared/contracts/transcription-texts';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { clock } from '../../lib/clock';
import { found, Refusal } from '../../lib/refusal';
import { refuseOver } from './change-transcription';
import { takeOperationTime } from './operation-time';
import { transcriptionsTable } from './transcriptions.queries';

// Changes of a locked prescription by its own screen, and by a change of the calendar that is in its way.

/** Cancels a prescription and releases its time. Errors: 409 when it is canceled, has a report or payments. */
export async function cancelWithin(
  db: Database,
  tx: Tx,
  member: Member,
  before: Transcription,
  reason: string | null,
): Promise<void> {
  refuseOver(before, transcriptionTexts.reportedNotCanceled);
  if (before.paid_amount > 0) throw new Refusal(409, 'has_money', transcriptionTexts.hasMoney);
  const changes = { canceled_at: clock.iso(), canceled_reason: reason };
  await store(db, tx, member, before.id, changes);
}

/** Moves an operation to a time at which its doctor works. Errors: 409 when it is over, or somebody has the time. */
export async function moveOperation(
  db: Database,
  tx: Tx,
  member: Member,
  before: Transcription,
  start: string,
): Promise<void> {
  refuseOver(before);
  await store(db, tx, member, before.id, { operation_date: start, off_time_reason: null });
}

async function store(db: Database, tx: Tx, member: Member, id: number, changes: object) {
  const table = transcriptionsTable(db).within(tx);
  await table.update(member, id, { ...changes });
  await takeOperationTime(tx, member, found(await table.find(member, id)));
}
