import { patientMergeTexts as texts } from '@ziba/shared/contracts/patient-merge';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { chargePatient, rawWalletOf } from '../payments/ledger';
import type { MergeRecord } from './merge-records';

const spentSince = {
  name: 'merge.spent_since',
  text: `select coalesce(sum(amount - refunded_amount), 0)::bigint as spent from payments
    where clinic_id = $1 and patient_id = $2 and method = 'wallet' and status <> 'void'
      and created_at > $3`,
};

/**
 * Between a merge and its undo both patients had one wallet. If one of them spent more from it than was their own, the
 * money is taken from the wallet of the other, so that what was paid stays paid. Runs after the rows were moved back.
 */
export async function shareWallet(tx: Tx, member: Member, merge: MergeRecord): Promise<void> {
  const { kept_id, merged_id } = merge;
  await cover(tx, member, merge, { debtor: merged_id, giver: kept_id });
  await cover(tx, member, merge, { debtor: kept_id, giver: merged_id });
}

interface Wallets {
  debtor: number;
  giver: number;
}

async function cover(
  tx: Tx,
  member: Member,
  { created_at }: MergeRecord,
  { debtor, giver }: Wallets,
): Promise<void> {
  const { clinicId } = member;
  const missing = -(await rawWalletOf(tx, clinicId, debtor));
  const available = await rawWalletOf(tx, clinicId, giver);
  const [row] = await tx.query<{ spent: number }>(spentSince, [clinicId, debtor, created_at]);
  const amount = Math.min(missing, available, row?.spent ?? 0);
  if (amount <= 0) return;
  const entry = { kind: 'adjust', note: texts.transfer } as const;
  await chargePatient(tx, member, { ...entry, patientId: giver, amount: -amount });
  await chargePatient(tx, member, { ...entry, patientId: debtor, amount });
}
