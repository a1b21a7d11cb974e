import type { Receipt } from '@ziba/shared/contracts/payments';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { clock } from '../../lib/clock';
import { found } from '../../lib/refusal';
import { readPayment } from './payments.queries';

const refundsOf = {
  name: 'payments.refunds_of',
  text: `select id, amount, method, reason, created_at from refunds
    where clinic_id = $1 and payment_id = $2 order by id`,
};
const numberOf = {
  name: 'payments.receipt_number',
  text: 'select coalesce(receipt_number, id) as number from payments where clinic_id = $1 and id = $2',
};
const standing = {
  name: 'payments.standing',
  text: `select total, paid, total - paid as remaining from (
      select fee_amount - discount_amount - insurance_share as total, paid_amount as paid
      from appointments where clinic_id = $1 and id = $2
      union all
      select service_cost, paid_amount from treatment_sessions where clinic_id = $1 and id = $3
      union all
      select fee, paid_amount from transcriptions where clinic_id = $1 and id = $4
    ) as target`,
};
const head = {
  name: 'payments.receipt_head',
  text: `select jsonb_build_object('name', c.name, 'address', c.address, 'phone1', c.phone1,
      'logo', c.avatar_image) as clinic, u."fullName" as printed_by
    from clinics c join users u on u.clinic_id = c.id and u.id = $2 where c.id = $1`,
};

type Standing = Pick<Receipt, 'total' | 'paid' | 'remaining'>;
type Letterhead = Pick<Receipt, 'clinic' | 'printed_by' | 'printed_at'>;
const none: Standing = { total: null, paid: null, remaining: null };

/** The head of a printed document: the clinic, and the time and author of the print. */
export async function letterhead(tx: Tx, { clinicId, userId }: Member): Promise<Letterhead> {
  const [row] = await tx.query<Omit<Letterhead, 'printed_at'>>(head, [clinicId, userId]);
  return { ...found(row), printed_at: clock.iso() };
}

/** The data of the printed receipt: what the payment was for, what remains to be paid, who printed it and when. */
export async function receiptOf(tx: Tx, member: Member, id: number): Promise<Receipt> {
  const { clinicId } = member;
  const payment = found(await readPayment(tx, clinicId, id));
  const { appointment_id, session_id, transcription_id } = payment;
  const [target] = await tx.query<Standing>(standing, [
    clinicId,
    appointment_id,
    session_id,
    transcription_id,
  ]);
  const refunds = await tx.query<Receipt['refunds'][number]>(refundsOf, [clinicId, id]);
  const [row] = await tx.query<Pick<Receipt, 'number'>>(numberOf, [clinicId, id]);
  return {
    ...found(row),
    payment,
    refunds,
    ...(target ?? none),
    ...(await letterhead(tx, member)),
  };
}
