import { drug, drugInput, type Drug } from '@ziba/shared/contracts/drugs';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { columnsOf, selectOf } from '../../data/columns-of';
import { persian } from '../../data/conditions';
import { wholeList } from '../../data/pages';
import { tenantTable } from '../../data/tenant-table';

const select = selectOf(drug);

/** The drugs of a clinic by name; archived ones are in no list. */
export const drugsTable = (db: Database) =>
  tenantTable<Drug>(db, 'drugs', {
    readers: ['prescriptions'],
    columns: columnsOf(drugInput),
    select,
    searched: ['search_norm'],
    sorted: { name: persian('name') },
    defaultSort: 'name',
  });

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
