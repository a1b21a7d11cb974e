import { discountTexts as texts, type DiscountKind } from '@ziba/shared/contracts/discounts';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { invalid, Refusal } from '../../lib/refusal';
import { todayInTehran } from '../../lib/tehran';

/** The booking that a code is used for. */
export interface Wanted {
  code: string;
  patientId: number | null;
  serviceId: number | null;
  /** Tomans. */
  fee: number;
}

export interface CodeRow {
  id: number;
  code: string;
  title: string | null;
  kind: DiscountKind;
  value: number;
  service_id: number | null;
  starts_on: string | null;
  ends_on: string | null;
  max_uses: number | null;
  per_patient: number | null;
  used: number;
}

const byCode = {
  name: 'discounts.by_code',
  text: `select id, code, title, kind, value, service_id, starts_on, ends_on, max_uses, per_patient, used
    from discount_codes where clinic_id = $1 and name_key(code) = name_key($2) and archived_at is null`,
};
const lockByCode = {
  name: 'discounts.lock_by_code',
  text: `${byCode.text} for no key update`,
};
const usesOfPatient = {
  name: 'discounts.uses_of_patient',
  text: `select count(*)::int as uses from discount_uses u
    join appointments a on a.clinic_id = u.clinic_id and a.id = u.appointment_id
    where u.clinic_id = $1 and u.discount_id = $2 and u.patient_id = $3 and a.status <> 'canceled'`,
};
const count = {
  name: 'discounts.count_use',
  text: `update discount_codes set used = used + 1 where clinic_id = $1 and id = $2`,
};
const keep = {
  name: 'discounts.keep_use',
  text: `insert into discount_uses (clinic_id, user_id, discount_id, patient_id, appointment_id, amount)
    values ($1, $2, $3, $4, $5, $6)`,
};

/**
 * Returns the code and its discount for the fee (tomans), if it can be used now. Errors: 400 unknown code; 409 not yet
 * or no more valid, used up, used by the patient, other service.
 */
export async function checkDiscount(
  tx: Tx,
  { clinicId }: Member,
  wanted: Wanted,
  statement = byCode,
): Promise<{ row: CodeRow; amount: number }> {
  const [row] = await tx.query<CodeRow>(statement, [clinicId, wanted.code.trim()]);
  if (!row) throw invalid('discount_code', texts.unknown);
  refuseOutOfTerms(row, wanted);
  await refuseUsedByPatient(tx, clinicId, row, wanted.patientId);
  return { row, amount: amountOf(row, wanted.fee) };
}

type Limits = Pick<CodeRow, 'id' | 'max_uses' | 'per_patient' | 'used'>;

async function refuseUsedByPatient(
  tx: Tx,
  clinicId: number,
  { id, per_patient }: Limits,
  patientId: number | null,
): Promise<void> {
  if (per_patient === null || patientId === null) return;
  const [found] = await tx.query<{ uses: number }>(usesOfPatient, [clinicId, id, patientId]);
  if ((found?.uses ?? 0) >= per_patient) throw refused('used_up', texts.usedByPatient);
}

function refuseUsedUp({ max_uses, used }: Limits): void {
  if (max_uses !== null && used >= max_uses) throw refused('used_up', texts.usedUp);
}

const lockOfAppointment = {
  name: 'discounts.lock_of_appointment',
  text: `select c.id, c.max_uses, c.per_patient, c.used from discount_uses u
    join discount_codes c on c.clinic_id = u.clinic_id and c.id = u.discount_id
    where u.clinic_id = $1 and u.appointment_id = $2 for no key update of c`,
};

/**
 * Refuses to undo the cancellation of an appointment whose discount was used up since. A trigger of the table counts
 * cancelled appointments out and takes them in again. Errors: 409.
 */
export async function refuseDiscountGone(
  tx: Tx,
  { clinicId }: Member,
  { id, patient_id }: { id: number; patient_id: number },
): Promise<void> {
  const [row] = await tx.query<Limits>(lockOfAppointment, [clinicId, id]);
  if (!row) return;
  refuseUsedUp(row);
  await refuseUsedByPatient(tx, clinicId, row, patient_id);
}

function refuseOutOfTerms(row: CodeRow, { serviceId }: Wanted): void {
  const today = todayInTehran();
  if (row.starts_on && today < row.starts_on) throw refused('not_yet', texts.notYet);
  if (row.ends_on && today > row.ends_on) throw refused('expired', texts.expired);
  refuseUsedUp(row);
  if (row.service_id !== null && row.service_id !== serviceId) {
    throw refused('other_service', texts.otherService);
  }
}

const refused = (code: string, message: string) =>
  new Refusal(409, `discount_${code}`, message, { discount_code: message });

/** Rounded down to whole tomans; never more than the fee. */
function amountOf({ kind, value }: CodeRow, fee: number): number {
  return kind === 'percent' ? Math.floor((fee * value) / 100) : Math.min(value, fee);
}

/**
 * Uses a code for an appointment that is stored already. Of several uses at the same time only as many succeed as the
 * code allows, because its row is locked. Errors: as `checkDiscount`.
 */
export async function useDiscount(
  tx: Tx,
  member: Member,
  use: Omit<Wanted, 'patientId'> & { patientId: number; appointmentId: number },
): Promise<{ discountId: number; amount: number }> {
  const { row, amount } = await checkDiscount(tx, member, use, lockByCode);
  const { clinicId, userId } = member;
  await tx.query(count, [clinicId, row.id]);
  await tx.query(keep, [clinicId, userId, row.id, use.patientId, use.appointmentId, amount]);
  return { discountId: row.id, amount };
}
