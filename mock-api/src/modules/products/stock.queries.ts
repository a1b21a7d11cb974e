import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import type { MovedLot, Movement } from './movement';

const lock = {
  name: 'stock.lock',
  text: `select stock, case when date_kind = 'expiry' then expiration_or_service end as expires_on
    from products where clinic_id = $1 and id = $2 for no key update`,
};

/** Locks the product; undefined when the clinic has none. */
export async function lockProduct(tx: Tx, clinicId: number, productId: number) {
  const values = [clinicId, productId];
  const rows = await tx.query<{ stock: number; expires_on: string | null }>(lock, values);
  return rows[0];
}

/** The lots that a movement may take from: $3 and $4 name one, $5 leaves out expired ones. */
const eligible = `l.clinic_id = $1 and l.product_id = $2 and l.archived_at is null
  and ($3::text is null or l.lot_no = $3) and ($4::date is null or l.expires_on = $4)
  and (not $5::boolean or l.expires_on is null or l.expires_on >= app_today())`;

const eligibleValues = (clinicId: number, { productId, lot, kind }: Movement) => [
  clinicId,
  productId,
  lot?.lotNo ?? null,
  lot?.expiresOn ?? null,
  kind === 'consume',
];

const usable = {
  name: 'stock.usable',
  text: `select coalesce(sum(l.quantity), 0) as quantity from stock_lots l where ${eligible}`,
};

/** The total quantity that the movement may take. */
export async function usableStock(tx: Tx, clinicId: number, movement: Movement): Promise<number> {
  const [row] = await tx.query<{ quantity: number }>(usable, eligibleValues(clinicId, movement));
  return row?.quantity ?? 0;
}

const ledger = `insert into stock_movements (clinic_id, product_id, lot_id, quantity, stock_after,
  kind, product_financial_id, ref_kind, ref_id, reason, user_id)`;
const answer = 'returning id, lot_id, quantity, stock_after';

const ledgerValues = (member: Member, { kind, documentId, ref, reason }: Movement) => [
  kind,
  documentId ?? null,
  ref?.kind ?? null,
  ref?.id ?? null,
  reason ?? null,
  member.userId,
];

const put = {
  name: 'stock.put_in',
  text: `with lot as (
      select id from stock_lots
      where clinic_id = $1 and product_id = $2 and archived_at is null
        and lot_no is not distinct from $3 and expires_on is not distinct from $4::date
      order by id limit 1
    ), grown as (
      update stock_lots l set quantity = l.quantity + $5::numeric, updated_at = app_now(),
        version = l.version + 1
      from lot where l.clinic_id = $1 and l.id = lot.id returning l.id
    ), made as (
      insert into stock_lots (clinic_id, product_id, lot_no, expires_on, quantity)
      select $1, $2, $3, $4::date, $5::numeric where not exists (select from lot) and $5::numeric > 0
      returning id
    ), moved as (
      update products set stock = stock + $5::numeric, updated_at = app_now(), version = version + 1
      where clinic_id = $1 and id = $2 returning stock
    )
    ${ledger}
    select $1, $2, coalesce((select id from grown), (select id from made)), $5::numeric, stock,
      $6, $7, $8, $9, $10, $11
    from moved ${answer}`,
};

/** Adds goods to a lot; makes the lot if there is none like it. The product is locked already. */
export function putIn(tx: Tx, member: Member, movement: Movement): Promise<MovedLot[]> {
  const { productId, lot, quantity } = movement;
  const place = [member.clinicId, productId, lot?.lotNo ?? null, lot?.expiresOn ?? null, quantity];
  return tx.query<MovedLot>(put, [...place, ...ledgerValues(member, movement)]);
}

const take = {
  name: 'stock.take_out',
  text: `with lots as (
      select l.id, l.quantity, sum(l.quantity) over (order by l.expires_on nulls last, l.id) as upto
      from stock_lots l where ${eligible} and l.quantity > 0
    ), taken as (
      select id, upto, least(quantity, $6::numeric - (upto - quantity)) as quantity
      from lots where upto - quantity < $6::numeric
    ), emptied as (
      update stock_lots l set quantity = l.quantity - taken.quantity, updated_at = app_now(),
        version = l.version + 1
      from taken where l.clinic_id = $1 and l.id = taken.id
    ), moved as (
      update products set stock = stock - $6::numeric, updated_at = app_now(), version = version + 1
      where clinic_id = $1 and id = $2 returning stock
    )
    ${ledger}
    select $1, $2, taken.id, -taken.quantity, moved.stock + $6::numeric - least(taken.upto, $6::numeric),
      $7, $8, $9, $10, $11, $12
    from taken cross join moved order by taken.upto ${answer}`,
};

/** Takes goods out of the lots, from those that expire first. The product is locked already. */
export function takeOut(tx: Tx, member: Member, movement: Movement): Promise<MovedLot[]> {
  const values = [...eligibleValues(member.clinicId, movement), -movement.quantity];
  return tx.query<MovedLot>(take, [...values, ...ledgerValues(member, movement)]);
}

const follow = {
  name: 'stock.follow_first_lot',
  text: `update products p set expiration_or_service = first.expires_on
    from (select min(expires_on) as expires_on from stock_lots
      where clinic_id = $1 and product_id = $2 and quantity > 0 and archived_at is null) as first
    where p.clinic_id = $1 and p.id = $2 and p.date_kind = 'expiry'
      and first.expires_on is not null and first.expires_on is distinct from p.expiration_or_service`,
};

/** Sets the date of a product whose goods expire to that of the first lot to expire. */
export async function followFirstLot(tx: Tx, clinicId: number, productId: number): Promise<void> {
  await tx.query(follow, [clinicId, productId]);
}

const redate = {
  name: 'stock.redate',
  text: `update stock_lots set expires_on = $4::date, updated_at = app_now(), version = version + 1
    where clinic_id = $1 and product_id = $2 and lot_no is null and archived_at is null
      and expires_on is not distinct from $3::date`,
};

/** Sets the expiry date of the goods without a lot number to that of the product. */
export async function redateUnnumbered(
  tx: Tx,
  clinicId: number,
  productId: number,
  [before, after]: [before: string | null, after: string | null],
): Promise<void> {
  if (before !== after) await tx.query(redate, [clinicId, productId, before, after]);
}
