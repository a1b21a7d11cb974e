import {
  paymentTexts as texts,
  type Payment,
  type PaymentMethod,
  type PaymentTarget,
} from '@ziba/shared/contracts/payments';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { announce } from '../../data/events';
import { found, Refusal } from '../../lib/refusal';
import { todayInTehran } from '../../lib/tehran';
import { useCashDay, useOwnCashDay, type Till } from '../cash/open-day';
import { accountOf, chargePatient, lockAccount } from './ledger';
import { readPayment } from './payments.queries';
import { lockTarget, movePaid, type Payable } from './targets';

interface Taken {
  id: number;
  patient_id: number;
  target: PaymentTarget;
  /** Null for a payment from the wallet. */
  target_id: number | null;
  amount: number;
  refunded_amount: number;
  method: PaymentMethod;
  paid_at: string;
  status: string;
  cash_point_id: Till;
}

const find = {
  name: 'payments.find_taken',
  text: `select id, patient_id, target, amount, refunded_amount, method, paid_at, status, cash_point_id,
      coalesce(appointment_id, session_id, transcription_id) as target_id
    from payments where clinic_id = $1 and id = $2 and archived_at is null`,
};
const voidIt = {
  name: 'payments.void',
  text: `update payments set status = 'void', void_reason = $3, voided_at = app_now(), updated_at = app_now(),
      version = version + 1
    where clinic_id = $1 and id = $2`,
};
const insertRefund = {
  name: 'payments.refund',
  text: `insert into refunds (clinic_id, user_id, payment_id, amount, method, reason, cash_point_id)
    values ($1, $2, $3, $4, $5, $6, $7)`,
};
const countRefund = {
  name: 'payments.count_refund',
  text: `update payments set refunded_amount = refunded_amount + $3, updated_at = app_now(),
      version = version + 1,
      status = case when refunded_amount + $3 = amount then 'refunded' else status end
    where clinic_id = $1 and id = $2`,
};

/**
 * Voids a payment that should not have been entered, only on the day of the payment in Tehran. Errors:
 * 404; 409 other day, day closed, refunded or void already, or its credit is spent.
 */
export async function voidPayment(
  tx: Tx,
  member: Member,
  id: number,
  reason: string,
): Promise<Payment> {
  const payment = await lockTaken(tx, member, id);
  if (payment.refunded_amount > 0) throw new Refusal(409, 'refunded', texts.voidRefunded);
  const today = todayInTehran();
  if (todayInTehran(new Date(payment.paid_at)) !== today) {
    throw new Refusal(409, 'other_day', texts.voidToday);
  }
  await useCashDay(tx, member, today, payment.cash_point_id);
  await tx.query(voidIt, [member.clinicId, id, reason]);
  // Payments from the wallet have no entry of their own in the account.
  const isEntered = payment.method !== 'wallet';
  await giveBack(tx, member, payment, payment.amount, isEntered ? 'adjust' : null, reason);
  const after = { status: 'void', void_reason: reason };
  return report(tx, member, id, { action: 'void', before: { status: payment.status }, after });
}

export interface Refund {
  /** Whole tomans, above zero. */
  amount: number;
  /** By default the method of the payment; `wallet` keeps the money in the patient's wallet. */
  method?: PaymentMethod;
  reason: string;
}

/**
 * Refunds money; all refunds together never exceed the payment. Errors: 404; 409 more than is left of it,
 * void or refunded already, its credit is spent, day closed.
 */
export async function refundPayment(
  tx: Tx,
  member: Member,
  id: number,
  { amount, reason, ...refund }: Refund,
): Promise<Payment> {
  const payment = await lockTaken(tx, member, id);
  const method = refund.method ?? payment.method;
  if (amount > payment.amount - payment.refunded_amount) {
    throw new Refusal(409, 'refund_above', texts.refundAbove, { amount: texts.refundAbove });
  }
  if (payment.target === 'wallet' && method === 'wallet') {
    throw new Refusal(409, 'wallet', texts.walletFromWallet, { method: texts.walletFromWallet });
  }
  const till = await useOwnCashDay(tx, member, todayInTehran());
  const { clinicId, userId } = member;
  await tx.query(insertRefund, [clinicId, userId, id, amount, method, reason, till]);
  await tx.query(countRefund, [clinicId, id, amount]);
  await giveBack(tx, member, payment, amount, method === 'wallet' ? null : 'refund', reason);
  const before = { refunded_amount: payment.refunded_amount };
  const after = { refunded_amount: payment.refunded_amount + amount, method, reason };
  return report(tx, member, id, { action: 'refund', before, after });
}

/** Reads the payment and locks all rows that its money changes, in the order of `lockTarget`. */
async function lockTaken(tx: Tx, member: Member, id: number): Promise<Taken> {
  const read = async () => found((await tx.query<Taken>(find, [member.clinicId, id]))[0]);
  const { target, target_id, patient_id } = await read();
  if (target !== 'wallet' && target_id !== null) await lockTarget(tx, member, target, target_id);
  await lockAccount(tx, member.clinicId, patient_id);
  const payment = await read();
  if (payment.status !== 'posted') throw new Refusal(409, 'not_posted', texts.notPosted);
  return payment;
}

/** Reduces the paid amount of the target, or the wallet, and writes the entry of the account if it has one. */
async function giveBack(
  tx: Tx,
  member: Member,
  { id, patient_id: patientId, target, target_id }: Taken,
  amount: number,
  kind: 'refund' | 'adjust' | null,
  note: string,
): Promise<void> {
  if (target === 'wallet') {
    const { wallet } = await accountOf(tx, member.clinicId, patientId);
    if (amount > wallet) throw new Refusal(409, 'wallet_spent', texts.walletSpent);
  } else if (target_id !== null) {
    await movePaid(tx, member, target satisfies Payable, target_id, -amount);
  }
  if (!kind) return;
  const entry = { patientId, kind, amount: -amount, refKind: 'payment', refId: id, note };
  await chargePatient(tx, member, entry);
}

interface Change {
  action: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

async function report(tx: Tx, member: Member, id: number, change: Change): Promise<Payment> {
  await audit(tx, member, { ...change, entity: 'payments', entityId: id });
  const payment = found(await readPayment(tx, member.clinicId, id));
  const { patient_id, target } = payment;
  await announce(tx, member.clinicId, {
    type: 'payment.changed',
    data: { id, patient_id, target },
    sections: ['accounting', 'appointments', 'prescriptions', 'patients'],
  });
  return payment;
}
