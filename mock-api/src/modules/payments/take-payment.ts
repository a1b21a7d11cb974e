import {
  paymentTexts,
  type Payment,
  type PaymentMethod,
  type PaymentTarget,
} from '@ziba/shared/contracts/payments';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { nextNumber } from '../../data/counters';
import { clock } from '../../lib/clock';
import { announce } from '../../data/events';
import { found, invalid, notFound, Refusal } from '../../lib/refusal';
import { todayInTehran } from '../../lib/tehran';
import { useOwnCashDay } from '../cash/open-day';
import { accountOf, chargePatient, lockAccount } from './ledger';
import { readPayment } from './payments.queries';
import { lockTarget, movePaid, type Payable, type TargetRow } from './targets';

export { chargePatient } from './ledger';
export type PaymentRow = Payment;

/** A payment as it is entered. */
export interface Money {
  /** Whole tomans, above zero. */
  amount: number;
  /** Cash if left out. */
  method?: PaymentMethod | null;
  reference?: string | null;
  note?: string | null;
  /** ISO 8601; now when left out, never in the future. */
  paidAt?: string | null;
}

export interface NewPayment extends Money {
  target: Payable;
  id: number;
}

/**
 * Takes a payment for an appointment, a session or a prescription. Payment, paid amount of the target, ledger, audit
 * log and live event are written together. Payments that arrive at the same time never exceed the price,
 * because the target is locked.
 * Errors: 404 no such target (or another doctor's); 400 amount or time; 409 more than what remains (`overpaid`), paid
 * already (`settled`), canceled, wallet short, cash day closed.
 */
export async function takePayment(
  tx: Tx,
  member: Member,
  payment: NewPayment,
): Promise<PaymentRow> {
  const { target: kind, id } = payment;
  const { doctor_id } = await lockTarget(tx, member, kind, id);
  if (member.type === 'doctor' && doctor_id !== member.userId) throw notFound();
  return payTarget(tx, member, payment);
}

/** Like `takePayment`, without the check of the doctor: for debts that are paid from a patient's account. */
export async function payTarget(tx: Tx, member: Member, payment: NewPayment): Promise<PaymentRow> {
  const { target: kind, id, amount } = payment;
  const target = await lockTarget(tx, member, kind, id);
  refuseWrongAmount(target, amount);
  const method = payment.method ?? 'cash';
  if (method === 'wallet') await refuseShortWallet(tx, member, target.patient_id, amount);
  const paymentId = await storePayment(tx, member, {
    ...payment,
    patientId: target.patient_id,
    target: kind,
    targetId: id,
  });
  await movePaid(tx, member, kind, id, amount);
  if (method !== 'wallet') {
    // Money from the wallet is in the account already; only the charge reduces it.
    await chargePatient(tx, member, {
      patientId: target.patient_id,
      kind: 'payment',
      amount,
      refKind: 'payment',
      refId: paymentId,
      note: payment.note,
    });
  }
  return found(await readPayment(tx, member.clinicId, paymentId));
}

function refuseWrongAmount({ due, paid, canceled }: TargetRow, amount: number): void {
  const { canceled: isCanceled, settled, overpaid } = paymentTexts;
  if (canceled) throw new Refusal(409, 'canceled', isCanceled);
  if (!Number.isSafeInteger(amount) || amount <= 0) throw invalid('amount', paymentTexts.amount);
  const remaining = due - paid;
  if (amount <= remaining) return;
  if (remaining === 0 && paid > 0) throw new Refusal(409, 'settled', settled, { amount: settled });
  throw new Refusal(409, 'overpaid', overpaid, { amount: overpaid });
}

async function refuseShortWallet(tx: Tx, { clinicId }: Member, patientId: number, amount: number) {
  await lockAccount(tx, clinicId, patientId);
  const { wallet } = await accountOf(tx, clinicId, patientId);
  const message = paymentTexts.walletShort;
  if (amount > wallet) throw new Refusal(409, 'wallet_short', message, { amount: message });
}

interface Stored extends Money {
  patientId: number;
  target: PaymentTarget;
  /** Null for a payment from the wallet. */
  targetId: number | null;
}

const insertPayment = {
  name: 'payments.insert',
  text: `insert into payments (clinic_id, patient_id, target, appointment_id, session_id,
      transcription_id, amount, method, reference, note, paid_at, received_by, receipt_number,
      cash_point_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
};

/**
 * Writes only the payment, with audit log and live event, on a cash day that is open. Its receipt gets the next number of
 * the clinic; the counter is locked until the transaction ends, after everything else that is paid.
 */
export async function storePayment(tx: Tx, member: Member, stored: Stored): Promise<number> {
  const { patientId, target, targetId, amount, reference = null, note = null } = stored;
  const method = stored.method ?? 'cash';
  const paidAt = paidAtOf(stored);
  const till = await useOwnCashDay(tx, member, todayInTehran(new Date(paidAt)));
  const idOf = (kind: PaymentTarget) => (kind === target ? targetId : null);
  const [row] = await tx.query<{ id: number }>(insertPayment, [
    member.clinicId,
    patientId,
    target,
    idOf('appointment'),
    idOf('session'),
    idOf('transcription'),
    amount,
    method,
    reference,
    note,
    paidAt,
    member.userId,
    await nextNumber(tx, member.clinicId, 'receipt'),
    till,
  ]);
  const { id } = found(row);
  const what = { patient_id: patientId, target, target_id: targetId };
  await audit(tx, member, {
    action: 'payment',
    entity: 'payments',
    entityId: id,
    after: { ...what, amount, method, reference },
  });
  await announce(tx, member.clinicId, {
    type: 'payment.changed',
    data: { id, ...what },
    sections: ['accounting', 'appointments', 'prescriptions', 'patients'],
  });
  return id;
}

/** How far the clock of a browser may be ahead, in milliseconds. */
const clockSlack = 5 * 60_000;

function paidAtOf({ paidAt }: Money): string {
  const now = clock.now();
  if (!paidAt) return new Date(now).toISOString();
  const at = Date.parse(paidAt);
  if (Number.isNaN(at) || at > now + clockSlack) throw invalid('paid_at', paymentTexts.future);
  return new Date(Math.min(at, now)).toISOString();
}
