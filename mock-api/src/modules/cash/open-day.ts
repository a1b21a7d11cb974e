import { paymentTexts } from '@ziba/shared/contracts/payments';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { Refusal } from '../../lib/refusal';

const open = {
  name: 'cash.open_day',
  text: `insert into cash_days (clinic_id, date) values ($1, $2) on conflict do nothing`,
};
const share = {
  name: 'cash.share_day',
  text: 'select closed_at from cash_days where clinic_id = $1 and date = $2 for share',
};

/**
 * Keeps the cash of a day (YYYY-MM-DD, Tehran) open until the transaction ends. Errors: 409 when it is
 * closed already.
 */
export async function useCashDay(tx: Tx, { clinicId }: Member, date: string): Promise<void> {
  await tx.query(open, [clinicId, date]);
  const [day] = await tx.query<{ closed_at: string | null }>(share, [clinicId, date]);
  if (day?.closed_at) throw new Refusal(409, 'day_closed', paymentTexts.dayClosed);
}
