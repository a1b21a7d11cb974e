import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { notFound } from '../../lib/refusal';
import type { Span } from '../schedule/rules.queries';
import { tellOfSchedule } from '../schedule/tell';

/** The shortest time that contains both. */
export const spanOfBoth = (one: Span, other: Span): Span => ({
  start: one.start < other.start ? one.start : other.start,
  end: one.end > other.end ? one.end : other.end,
});

/** Deletes an exception or a holiday. Errors: 404 when the clinic has none with this id. */
export async function deleteCalendarRow(
  tx: Tx,
  table: 'schedule_exceptions' | 'holidays',
  member: Member,
  id: number,
) {
  const [before] = await tx.query(
    `delete from ${table} where clinic_id = $1 and id = $2 returning *`,
    [member.clinicId, id],
  );
  if (!before) throw notFound();
  await tellOfSchedule(tx, member, null);
  await audit(tx, member, { action: 'delete', entity: table, entityId: id, before });
  return { id, deleted: true as const };
}
