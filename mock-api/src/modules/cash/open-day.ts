import { paymentTexts } from '@ziba/shared/contracts/payments';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { Refusal } from '../../lib/refusal';

/** The id of a cash point; null for the main till of the clinic. */
export type Till = number | null;

/** The point is locked, so that it is not archived between the movement and its close. */
const own = {
  name: 'cash.own_till',
  text: `select p.id from users u
    join cash_points p on p.clinic_id = u.clinic_id and p.id = u.cash_point_id
    where u.clinic_id = $1 and u.id = $2 and p.archived_at is null for share of p`,
};
const open = {
  name: 'cash.open_day',
  text: `insert into cash_days (clinic_id, date, cash_point_id) values ($1, $2, $3)
    on conflict do nothing`,
};
const share = {
  name: 'cash.share_day',
  text: `select closed_at from cash_days
    where clinic_id = $1 and date = $2 and cash_point_id is not distinct from $3::int for share`,
};

/**
 * Keeps the cash of a day (YYYY-MM-DD, Tehran) of a till open until the transaction ends. Errors: 409 when it is
 * closed already.
 */
export async function useCashDay(
  tx: Tx,
  { clinicId }: Member,
  date: string,
  till: Till,
): Promise<void> {
  await tx.query(open, [clinicId, date, till]);
  const [day] = await tx.query<{ closed_at: string | null }>(share, [clinicId, date, till]);
  if (day?.closed_at) throw new Refusal(409, 'day_closed', paymentTexts.dayClosed);
}

/**
 * Like `useCashDay`, for the till at which the user takes money. Returns it: the movement is stored with it and stays
 * there when the user moves to another desk.
 */
export async function useOwnCashDay(tx: Tx, member: Member, date: string): Promise<Till> {
  const [point] = await tx.query<{ id: number }>(own, [member.clinicId, member.userId]);
  const till = point?.id ?? null;
  await useCashDay(tx, member, date, till);
  return till;
}
