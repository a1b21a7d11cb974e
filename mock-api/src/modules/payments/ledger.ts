import type { LedgerKind } from '@ziba/shared/contracts/payments';
import type { Tx } from '../../db/connect';
import type { Actor } from '../../lib/actor';

/**
 * An entry of a patient's account. Charges for appointments, sessions and prescriptions are not written here: the
 * database writes them itself as soon as something is done or paid (`accrue_charge`).
 */
export interface NewEntry {
  patientId: number;
  kind: Exclude<LedgerKind, 'charge'>;
  /** Tomans; the kind decides the sign, except for `adjust`, where the sign is as given. */
  amount: number;
  refKind?: string | null;
  refId?: number | null;
  note?: string | null;
}

const towardsPatient: Record<NewEntry['kind'], (amount: number) => number> = {
  payment: Math.abs,
  credit: Math.abs,
  discount: Math.abs,
  refund: (amount) => -Math.abs(amount),
  cancel_fee: (amount) => -Math.abs(amount),
  adjust: (amount) => amount,
};

const insertEntry = {
  name: 'ledger.insert',
  text: `insert into patient_ledger
      (clinic_id, user_id, patient_id, kind, amount, ref_kind, ref_id, note)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
};

/** Writes an entry into a patient's account; an amount of zero writes nothing. */
export async function chargePatient(
  tx: Tx,
  member: Actor & { clinicId: number },
  entry: NewEntry,
): Promise<void> {
  const { patientId, kind, refKind = null, refId = null, note = null } = entry;
  const amount = towardsPatient[kind](entry.amount);
  if (amount === 0) return;
  const values = [member.clinicId, member.userId, patientId, kind, amount, refKind, refId, note];
  await tx.query(insertEntry, values);
}

/** The balance of a patient's account, in tomans. */
export interface Account {
  /** Above zero the clinic owes the patient, below zero the patient owes the clinic. */
  balance: number;
  /** The amount that can be spent from the wallet. */
  wallet: number;
  /** The amount that is owed for what was done. */
  debt: number;
}

/**
 * The wallet is the sum of all deposits minus the sum of all payments from it, whatever else is owed. $2 are the ids of
 * patients whose accounts are added up.
 */
const standing = {
  name: 'ledger.standing',
  text: `select coalesce(sum(amount), 0)::bigint as balance,
      (coalesce(sum(amount) filter (where kind <> 'charge'), 0) - (
        select coalesce(sum(amount - refunded_amount), 0) from payments
        where clinic_id = $1 and patient_id = any($2::int[]) and target <> 'wallet' and status <> 'void'
      ))::bigint as wallet
    from patient_ledger where clinic_id = $1 and patient_id = any($2::int[])`,
};

async function standingOf(tx: Tx, clinicId: number, patientIds: readonly number[]) {
  const [row] = await tx.query<Omit<Account, 'debt'>>(standing, [clinicId, patientIds]);
  return row ?? { balance: 0, wallet: 0 };
}

/** Reads the balance of a patient's account; of several patients, what it would be if they had one account. */
export async function accountOf(
  tx: Tx,
  clinicId: number,
  ...patientIds: readonly number[]
): Promise<Account> {
  const { balance, wallet } = await standingOf(tx, clinicId, patientIds);
  return { balance, wallet: Math.max(wallet, 0), debt: Math.max(wallet - balance, 0) };
}

/** Reads the wallet, in tomans; below zero if more was taken from it than was paid into it. */
export const rawWalletOf = async (tx: Tx, clinicId: number, patientId: number): Promise<number> =>
  (await standingOf(tx, clinicId, [patientId])).wallet;

/**
 * SQL: what a patient of the clinic $1 owes for what was done; `id` is the SQL of the patient's id. The same as `debt`
 * of `accountOf`, for many patients at once.
 */
export const debtSql = (id: string) => `greatest(0,
  -(select coalesce(sum(amount), 0) from patient_ledger
    where clinic_id = $1 and patient_id = ${id} and kind = 'charge')
  - (select coalesce(sum(amount - refunded_amount), 0) from payments
    where clinic_id = $1 and patient_id = ${id} and target <> 'wallet' and status <> 'void'))::bigint`;

const lockPatient = {
  name: 'ledger.lock_patient',
  text: 'select id from patients where clinic_id = $1 and id = $2 for no key update',
};

/** Locks the patient's account, so that nobody else spends the same money until the transaction ends. */
export async function lockAccount(tx: Tx, clinicId: number, patientId: number): Promise<void> {
  await tx.query(lockPatient, [clinicId, patientId]);
}
