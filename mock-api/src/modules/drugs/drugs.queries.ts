import { drug, drugInput, type Drug } from '@ziba/shared/contracts/drugs';
import type { PageQuery } from '@ziba/shared/contracts/lists';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { columnsOf, selectOf } from '../../data/columns-of';
import { ofClinic, persian, searchIn } from '../../data/conditions';
import { pageOfRows, wholeList } from '../../data/pages';
import type { TableOptions } from '../../data/table-options';
import { tenantTable } from '../../data/tenant-table';

const select = selectOf(drug);
const options = {
  readers: ['prescriptions'],
  columns: columnsOf(drugInput),
  select,
  searched: ['search_norm'],
  sorted: { name: persian('name') },
  defaultSort: 'name',
} satisfies TableOptions;

/** The drugs of a clinic by name; archived ones are in no list. */
export const drugsTable = (db: Database) => tenantTable<Drug>(db, 'drugs', options);

/**
 * The statement of a search in the order of names: it looks through the drugs of the clinic once, for the page and for
 * the total, because a doctor waits for it with every letter they type. An index of trigrams would not help: under
 * row-level security PostgreSQL looks up only leakproof comparisons in an index, and `like` is none.
 */
export function drugSearch(clinicId: number, { search, page, limit }: PageQuery) {
  const { text, values } = ofClinic(clinicId, [searchIn(options, search)]);
  const order = `order by ${persian('name')}, t.id desc`;
  const place = values.length;
  return {
    text: `with found as materialized (
        select t.id, count(*) over ()::int as total from drugs t where ${text} ${order}
        limit $${place + 1} offset $${place + 2})
      select ${select}, found.total from found
      join drugs t on t.clinic_id = $1 and t.id = found.id ${order}`,
    values: [...values, limit, (page - 1) * limit],
  };
}

/** Reads a page of the drugs of the clinic. */
export async function drugPage(db: Database, member: Member, query: PageQuery) {
  const isByName = query.sort === undefined || query.sort === options.defaultSort;
  if (!query.search || !isByName) return drugsTable(db).page(member, query);
  const { text, values } = drugSearch(member.clinicId, query);
  const rows = await db.tenant(member.clinicId, (tx) =>
    tx.query<Drug & { total: number }>(text, values),
  );
  // A page after the last one has no row that says how many there are.
  if (rows.length === 0 && query.page > 1) return drugsTable(db).page(member, query);
  const found = rows.map(({ total: _, ...row }) => row);
  return pageOfRows<Drug>(found, query, rows[0]?.total ?? 0);
}

const favourites = {
  name: 'drugs.favourites',
  text: `select ${select} from favourite_drugs f
    join drugs t on t.clinic_id = f.clinic_id and t.id = f.drug_id
    where f.clinic_id = $1 and f.user_id = $2 and t.archived_at is null
    order by ${persian('name')}, t.id`,
};

/** Reads the favourite drugs of a user, by name. */
export const favouritesOf = (tx: Tx, { clinicId }: Member, userId: number) =>
  wholeList<Drug>(tx, favourites, [clinicId, userId]);

const add = {
  name: 'drugs.add_favourite',
  text: `insert into favourite_drugs (clinic_id, user_id, drug_id) values ($1, $2, $3)
    on conflict do nothing`,
};
const remove = {
  name: 'drugs.remove_favourite',
  text: 'delete from favourite_drugs where clinic_id = $1 and user_id = $2 and drug_id = $3',
};

/** Adds the drug to the favourites of the caller, or takes it out; the same again changes nothing. */
export async function setFavourite(
  tx: Tx,
  { clinicId, userId }: Member,
  drugId: number,
  isFavourite: boolean,
): Promise<void> {
  await tx.query(isFavourite ? add : remove, [clinicId, userId, drugId]);
}
