import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { announce } from '../../data/events';

const mark = {
  name: 'transcriptions.mark_appointment',
  text: `update appointments set action_status = $3, updated_at = app_now(), version = version + 1
    where clinic_id = $1 and id = $2 and action_status is distinct from $3 returning id`,
};

/** Sets the action status of an appointment for which a prescription was saved, in the same transaction. */
export async function markPrescribed(
  tx: Tx,
  member: Member,
  id: number,
  action_status: string,
): Promise<void> {
  const rows = await tx.query(mark, [member.clinicId, id, action_status]);
  if (rows.length === 0) return;
  const after = { action_status };
  await audit(tx, member, { action: 'update', entity: 'appointments', entityId: id, after });
  await announce(tx, member.clinicId, {
    type: 'appointment.changed',
    data: { id },
    sections: ['appointments', 'prescriptions', 'patients', 'dashboard'],
  });
}
