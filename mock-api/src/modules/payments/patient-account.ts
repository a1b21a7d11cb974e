import type { Page } from '@ziba/shared/contracts/lists';
import { paymentTexts as texts, type PatientPayment } from '@ziba/shared/contracts/payments';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { wholeList } from '../../data/pages';
import { found, Refusal } from '../../lib/refusal';
import { accountOf, chargePatient, lockAccount } from './ledger';
import { readPayment } from './payments.queries';
import { payTarget, storePayment, type Money } from './take-payment';
import { lockTarget, type Payable } from './targets';

/** Something that was done and is not paid in full. Amounts in tomans. */
export interface Debt {
  target: Payable;
  id: number;
  title: string | null;
  total: number;
  paid: number;
  remaining: number;
  /** When it was done, ISO 8601. */
  date: string;
}

const debts = {
  name: 'payments.debts',
  text: `select *, total - paid as remaining from (
      select 'appointment' as target, id, nullif(fee_title, '') as title, starts_at as date,
        fee_amount - discount_amount - insurance_share as total, paid_amount as paid
      from appointments
      where clinic_id = $1 and patient_id = $2 and status = 'done' and archived_at is null
      union all
      select 'session', s.id, s.session_title, s.starts_at, s.service_cost, s.paid_amount
      from treatment_plans p
      join treatment_sessions s on s.clinic_id = p.clinic_id and s.treatment_plan_id = p.id
      where p.clinic_id = $1 and p.patient_id = $2 and s.status = 'done' and s.archived_at is null
      union all
      select 'transcription', id, coalesce(operation_topic, title), created_at, fee, paid_amount
      from transcriptions
      where clinic_id = $1 and patient_id = $2 and archived_at is null and canceled_at is null
        and (type = 'pharmacy' or reported_at is not null)
    ) as owed
    where paid < total order by date, target, id`,
};

/** Reads what a patient still owes, the oldest debt first. */
export function debtsOf(tx: Tx, clinicId: number, patientId: number): Promise<Debt[]> {
  return tx.query<Debt>(debts, [clinicId, patientId]);
}

/** Like `debtsOf`, as the answer of a list: the oldest ones, and how many there are. */
export const listDebts = (tx: Tx, clinicId: number, patientId: number): Promise<Page<Debt>> =>
  wholeList<Debt>(tx, { ...debts, name: 'payments.debt_list' }, [clinicId, patientId]);

/**
 * Adds a payment to a patient's account, as credit or to pay their debts at once, the oldest first. Errors:
 * 409 a payment from the wallet itself, more than is owed, cash day closed.
 */
export async function payAccount(
  tx: Tx,
  member: Member,
  patientId: number,
  { purpose = 'credit', ...money }: Money & { purpose?: 'credit' | 'debt' },
): Promise<PatientPayment> {
  if (money.method === 'wallet') {
    const message = texts.walletFromWallet;
    throw new Refusal(409, 'wallet', message, { method: message });
  }
  const owed = purpose === 'debt' ? await debtsOf(tx, member.clinicId, patientId) : [];
  for (const { target, id } of owed.toSorted(byTarget)) await lockTarget(tx, member, target, id);
  await lockAccount(tx, member.clinicId, patientId);
  if (purpose === 'debt') await refuseAboveDebt(tx, member, patientId, money.amount);
  const stored = { ...money, patientId, target: 'wallet', targetId: null } as const;
  const id = await storePayment(tx, member, stored);
  const entry = { patientId, kind: 'credit', refKind: 'payment', refId: id } as const;
  await chargePatient(tx, member, { ...entry, amount: money.amount, note: money.note });
  const settled = await settle(tx, member, patientId, { amount: money.amount, owed });
  return { ...found(await readPayment(tx, member.clinicId, id)), settled };
}

/** All transactions lock in the same order, so that there is no deadlock. */
const byTarget = (one: Debt, other: Debt) =>
  one.target.localeCompare(other.target) || one.id - other.id;

const nameOf = ({ target, id }: Debt) => `${target} ${id}`;

async function refuseAboveDebt(tx: Tx, { clinicId }: Member, patientId: number, amount: number) {
  const { debt, balance } = await accountOf(tx, clinicId, patientId);
  const owed = (await debtsOf(tx, clinicId, patientId)).reduce(
    (sum, { remaining }) => sum + remaining,
    0,
  );
  const message = texts.noDebt;
  if (amount > Math.max(debt, owed, -balance)) {
    throw new Refusal(409, 'above_debt', message, { amount: message });
  }
}

/** Pays debts from the wallet up to the amount, the oldest first; only `owed` ones, which are locked. */
async function settle(
  tx: Tx,
  member: Member,
  patientId: number,
  { amount, owed }: { amount: number; owed: readonly Debt[] },
) {
  const settled: PatientPayment['settled'] = [];
  if (owed.length === 0) return settled;
  const { wallet } = await accountOf(tx, member.clinicId, patientId);
  let left = Math.min(amount, wallet);
  const locked = new Set(owed.map(nameOf));
  const debtsNow = await debtsOf(tx, member.clinicId, patientId);
  for (const { target, id, remaining } of debtsNow.filter((debt) => locked.has(nameOf(debt)))) {
    const part = Math.min(left, remaining);
    if (part === 0) break;
    await payTarget(tx, member, { target, id, amount: part, method: 'wallet' });
    settled.push({ target, id, amount: part });
    left -= part;
  }
  return settled;
}
