import type { Tx } from '../db/connect';

/** A list whose numbers of rows the database keeps: `all_tickets` are those of all clinics. */
type CountedList = 'tickets' | 'all_tickets' | 'sms_messages';

const total = 'select coalesce(sum(change), 0)::int as total from list_counts where list = $1';
const ofStatus = '($2::text is null or status = $2)';
const ofClinic = {
  name: 'list_counts.of_clinic',
  text: `${total} and ${ofStatus} and clinic_id = $3`,
};
const ofNone = {
  name: 'list_counts.of_none',
  text: `${total} and ${ofStatus} and clinic_id is null`,
};

/** The length of a list of a clinic, or without one of the platform, as the database keeps it; of one status if named. */
export async function keptLength(
  tx: Tx,
  list: CountedList,
  clinicId: number | null,
  status?: string,
): Promise<number> {
  const named = [list, status ?? null];
  const [row] =
    clinicId === null
      ? await tx.query<{ total: number }>(ofNone, named)
      : await tx.query<{ total: number }>(ofClinic, [...named, clinicId]);
  return row?.total ?? 0;
}
