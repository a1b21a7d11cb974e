import type {
  AppointmentDetails,
  AppointmentReceipt,
} from '@ziba/shared/contracts/appointment-details';
import { appointmentTexts, packageTypeLabels } from '@ziba/shared/contracts/appointment-texts';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { clock } from '../../lib/clock';
import { found } from '../../lib/refusal';
import { settingsOf } from '../schedule/schedule.queries';

const parties = {
  name: 'appointments.receipt_parties',
  text: `select
      jsonb_build_object('name', c.name, 'address', c.address, 'phone', c.phone1,
        'image', c.avatar_image) as clinic,
      jsonb_build_object('fullName', d."fullName", 'specialization', d.specialization,
        'systemCode', d."systemCode") as doctor,
      coalesce(nullif(u."fullName", ''), u.username) as printed_by
    from clinics c
    join users d on d.clinic_id = c.id and d.id = $2
    join users u on u.clinic_id = c.id and u.id = $3
    where c.id = $1`,
};

const countPrints = {
  name: 'appointments.receipt_prints',
  text: `select count(*)::int as prints from audit_log
    where clinic_id = $1 and entity = 'appointments' and entity_id = $2 and action = 'print'`,
};

/** Returns how often the receipt of an appointment has been printed. */
export async function printsOf(tx: Tx, clinicId: number, id: number): Promise<number> {
  const [row] = await tx.query<{ prints: number }>(countPrints, [clinicId, id]);
  return row?.prints ?? 0;
}

/** Records that the receipt was printed; returns how often it has been printed now. */
export async function notePrint(tx: Tx, member: Member, id: number): Promise<{ prints: number }> {
  await audit(tx, member, { action: 'print', entity: 'appointments', entityId: id });
  return { prints: await printsOf(tx, member.clinicId, id) };
}

const digits = new Intl.NumberFormat('fa-IR');

/** The data of the printed receipt: who, when, where, and the costs. */
export async function receiptOf(
  tx: Tx,
  { clinicId, userId }: Member,
  row: AppointmentDetails,
): Promise<AppointmentReceipt> {
  const values = [clinicId, row.doctor_id, userId];
  const [named] = await tx.query<Pick<AppointmentReceipt, 'clinic' | 'doctor' | 'printed_by'>>(
    parties,
    values,
  );
  const { cancel_percent, cancel_hours, receipt_text } = await settingsOf(tx, clinicId);
  return {
    ...found(named),
    ...row,
    doctor: found(named).doctor,
    patient: {
      full_name: row.client.full_name,
      national_code: row.client.national_code,
      file_number: row.client.id,
      reason: row.description,
    },
    service: row.fee_title || packageTypeLabels[row.package_type],
    cancel_policy: appointmentTexts.cancelPolicy(
      digits.format(cancel_percent),
      digits.format(cancel_hours),
    ),
    receipt_text,
    printed_at: clock.iso(),
    prints: await printsOf(tx, clinicId, row.id),
  };
}
