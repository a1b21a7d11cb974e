import { appointmentTexts } from '@ziba/shared/contracts/appointment-texts';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { Refusal } from '../../lib/refusal';
import { moveSlots, reserveSlots, type Reservation } from '../../data/slots';

const guards: Record<string, { code: string; message: string }> = {
  doctor_slots_key: { code: 'slot_taken', message: appointmentTexts.slotTaken },
  patient_slots_key: { code: 'patient_busy', message: appointmentTexts.patientBusy },
};

/** Reserves time, or moves reserved time; if it is taken, refuses with 409 at the field that asked for it. */
export async function takeSlots(
  tx: Tx,
  member: Member,
  wanted: Reservation,
  { field, isNew }: { field: string; isNew: boolean },
): Promise<void> {
  try {
    await (isNew ? reserveSlots : moveSlots)(tx, member, wanted);
  } catch (error) {
    const broken = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
    const guard = guards[broken];
    if (!guard) throw error;
    throw new Refusal(409, guard.code, guard.message, { [field]: guard.message });
  }
}
