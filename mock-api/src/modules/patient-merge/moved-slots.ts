import type { MergePreview } from '@ziba/shared/contracts/patient-merge';
import type { slotOwners } from '../../db/schema/schedule';
import type { Tx } from '../../db/connect';
import type { Moved } from './patient-tables';

/** The table whose rows reserve time as each kind of owner. */
const ownersOf: Record<(typeof slotOwners)[number], string> = {
  appointment: 'appointments',
  session: 'treatment_sessions',
  operation: 'transcriptions',
  hold: 'appointment_holds',
};

const overlaps = {
  name: 'merge.overlaps',
  text: `select min(k.slot) as at, k.owner_kind as kept, o.owner_kind as other
    from patient_slots k
    join patient_slots o on o.clinic_id = k.clinic_id and o.patient_id = $3 and o.slot = k.slot
    where k.clinic_id = $1 and k.patient_id = $2 and k.slot >= app_now()
      and (k.expires_at is null or k.expires_at > app_now())
      and (o.expires_at is null or o.expires_at > app_now())
    group by k.owner_kind, k.owner_id, o.owner_kind, o.owner_id
    order by at limit 20`,
};

/** Reads the coming times that both patients have reserved: one person cannot keep both. */
export const overlapsOf = (tx: Tx, clinicId: number, keptId: number, otherId: number) =>
  tx.query<MergePreview['overlaps'][number]>(overlaps, [clinicId, keptId, otherId]);

const move = {
  name: 'merge.move_slots',
  text: `update patient_slots s set patient_id = $3
    where clinic_id = $1 and patient_id = $2 and owner_kind = $4 and owner_id = any($5::int[])
      and not exists (select from patient_slots k
        where k.clinic_id = $1 and k.patient_id = $3 and k.slot = s.slot and k.inside = s.inside)`,
};

/**
 * Moves the reserved times of the moved rows to another patient. A past time that the other patient has reserved, too,
 * stays: it blocks nothing any more.
 */
export async function moveSlots(tx: Tx, clinicId: number, from: number, to: number, moved: Moved) {
  for (const [kind, table] of Object.entries(ownersOf)) {
    await tx.query(move, [clinicId, from, to, kind, moved[table] ?? []]);
  }
}
