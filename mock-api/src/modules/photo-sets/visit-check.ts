import { photoTexts } from '@ziba/shared/contracts/photo-sets';
import type { Tx } from '../../db/connect';
import { isOwn } from '../../data/own-rows';
import type { Member } from '../../lib/actor';
import { invalid } from '../../lib/refusal';

/** $1 clinic, $2 row, $3 patient. */
const statements = {
  appointment_id: {
    name: 'photo_sets.appointment',
    text: `select doctor_id from appointments
      where clinic_id = $1 and id = $2 and patient_id = $3 and archived_at is null`,
  },
  treatment_session_id: {
    name: 'photo_sets.session',
    text: `select k.doctor_id from treatment_sessions s
      join treatment_plans k on k.clinic_id = s.clinic_id and k.id = s.treatment_plan_id
      where s.clinic_id = $1 and s.id = $2 and k.patient_id = $3
        and s.archived_at is null and k.archived_at is null`,
  },
  transcription_id: {
    name: 'photo_sets.transcription',
    text: `select doctor_id from transcriptions
      where clinic_id = $1 and id = $2 and patient_id = $3 and archived_at is null`,
  },
};
type VisitField = keyof typeof statements;
const fields = Object.keys(statements) as VisitField[];

/** The visit that a set names: at most one of the three. */
export type Visit = { [Field in VisitField]?: number | null };

/**
 * Refuses a set that names two visits, or a visit that is not one of the patient's; for a doctor also the visits of
 * other doctors. Errors: 400 at the field.
 */
export async function refuseWrongVisit(
  tx: Tx,
  member: Member,
  patientId: number,
  visit: Visit,
): Promise<void> {
  const named = fields.filter((field) => visit[field]);
  const [field, second] = named;
  if (!field) return;
  if (second) throw invalid(second, photoTexts.oneVisit);
  const [row] = await tx.query<{ doctor_id: number | null }>(statements[field], [
    member.clinicId,
    visit[field],
    patientId,
  ]);
  if (!row || !isOwn(member, row)) throw invalid(field, photoTexts.unknownVisit);
}
