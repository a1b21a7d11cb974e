import type { CashPoint } from '@ziba/shared/contracts/cash-points';
import type { Database, Tx } from '../../db/connect';
import { persian } from '../../data/conditions';
import { tenantTable } from '../../data/tenant-table';

/** The desks of a clinic besides its main till, each with the users who take money there. */
export const cashPointsTable = (db: Database) =>
  tenantTable<CashPoint>(db, 'cash_points', {
    readers: ['accounting'],
    columns: ['name'],
    select: `t.id, t.version, t.name, array(
        select u.id from users u where u.clinic_id = t.clinic_id and u.cash_point_id = t.id
          and u.archived_at is null order by u.id
      ) as user_ids`,
    sorted: { name: persian('name') },
    defaultSort: 'name',
  });

const find = {
  name: 'cash_points.find_any',
  text: 'select id, name from cash_points where clinic_id = $1 and id = $2',
};

/** Reads a point of the clinic, also an archived one: its days stay. */
export async function findPoint(tx: Tx, clinicId: number, id: number) {
  const [point] = await tx.query<{ id: number; name: string }>(find, [clinicId, id]);
  return point;
}

const known = {
  name: 'cash_points.known_users',
  text: `select id, cash_point_id from users
    where clinic_id = $1 and id = any($2::int[]) and archived_at is null order by id for update`,
};

/** Reads and locks those of these users who work in the clinic, with the desk of each. */
export const lockUsers = (tx: Tx, clinicId: number, ids: readonly number[]) =>
  tx.query<{ id: number; cash_point_id: number | null }>(known, [clinicId, ids]);

const place = {
  name: 'cash_points.place_users',
  text: `update users set cash_point_id = case when id = any($3::int[]) then $2::int end
    where clinic_id = $1 and (id = any($3::int[]) or cash_point_id = $2)
      and cash_point_id is distinct from case when id = any($3::int[]) then $2::int end
    returning id`,
};

/** Lets exactly these users take money at the desk; returns whether anybody moved. */
export async function placeUsers(tx: Tx, clinicId: number, point: number, ids: readonly number[]) {
  return (await tx.query(place, [clinicId, point, ids])).length > 0;
}
