import type { fileFolders } from '@ziba/shared/contracts/files';
import type { Database, Tx } from '../../db/connect';
import { doctorReading } from '../../data/own-patients';
import { asSystem } from '../../data/scope';
import type { Session } from '../../lib/actor';
import { ownersOfMembers, ownersOfOperators } from './file-owners';

type Folder = (typeof fileFolders)[number];

/** A row of the table `files`. */
export interface StoredFile {
  id: number;
  clinic_id: number | null;
  fileName: string;
  folder: Folder;
  originalName: string;
  mime: string;
  size: number;
  has_thumbnails: boolean;
  /** Who uploaded it. */
  user_id: number | null;
}

/** A row that names a file in one of its fields. */
interface Link {
  fileName: string;
  clinic_id: number | null;
  owner: string;
  field: string;
  owner_id: number;
}

const byNames = {
  name: 'files.find',
  text: 'select * from files where "fileName" = any($1)',
};

/** $2 is the clinic of the reader; null for the platform, which looks at the links of all clinics. */
const linksOf = {
  name: 'files.links',
  text: `select "fileName", clinic_id, owner, field, owner_id from file_links
    where "fileName" = any($1) and ($2::int is null or clinic_id = $2 or owner = 'general_settings')`,
};

const logo = {
  name: 'files.find_logo',
  text: `select f.* from files f join file_links l on l."fileName" = f."fileName"
    where f."fileName" = $1 and f.clinic_id is null and l.owner = 'general_settings'`,
};

/** Returns the file if it is the product's logo: everybody may see it on the login page. */
export async function logoByName(db: Database, name: string): Promise<StoredFile | undefined> {
  return (await db.platform((tx) => tx.query<StoredFile>(logo, [name])))[0];
}

/** Finds a file by its name alone: only for addresses whose signature has been checked. */
export async function fileByName(db: Database, name: string): Promise<StoredFile | undefined> {
  return (await db.platform((tx) => tx.query<StoredFile>(byNames, [[name]])))[0];
}

/** The files with some names, by what the reader may do with them. */
export interface FilesFor {
  /** Files that the reader may open: the own ones that nothing names yet, and those of rows that the reader may see. */
  shown: StoredFile[];
  /** Other files of the reader's clinic. */
  refused: StoredFile[];
}

/** Sorts the files with these names by whether the caller may open them; those of other clinics are left out. */
export async function filesFor(
  db: Database,
  session: Session,
  names: readonly string[],
): Promise<FilesFor> {
  const { clinicId } = session;
  if (clinicId === null) {
    return db.platform(async (tx) => sorted(tx, session, await named(tx, session, names)));
  }
  // The files of the platform that a clinic may open are visible to the system only.
  return db.tenant(clinicId, async (tx) =>
    sorted(tx, session, await asSystem(tx, () => named(tx, session, names))),
  );
}

interface Named {
  files: StoredFile[];
  links: Link[];
}

const named = async (tx: Tx, { clinicId }: Session, names: readonly string[]): Promise<Named> => ({
  files: await tx.query<StoredFile>(byNames, [names]),
  links: await tx.query<Link>(linksOf, [names, clinicId]),
});

async function sorted(tx: Tx, session: Session, { files, links }: Named): Promise<FilesFor> {
  const { clinicId, userId } = session;
  const opened = new Set<string>();
  for (const group of groupsOf(links)) {
    for (const name of await openedBy(tx, session, group)) opened.add(name);
  }
  const linked = new Set(links.map(({ fileName }) => fileName));
  const isShown = ({ fileName, user_id }: StoredFile) =>
    linked.has(fileName) ? opened.has(fileName) : user_id === userId;
  const isKnown = ({ clinic_id, fileName }: StoredFile) =>
    clinic_id === clinicId || linked.has(fileName);
  return {
    shown: files.filter(isShown),
    refused: files.filter((file) => isKnown(file) && !isShown(file)),
  };
}

/** The links by owning table and field. */
function groupsOf(links: readonly Link[]): Link[][] {
  const groups = new Map<string, Link[]>();
  for (const link of links) {
    const key = `${link.owner}.${link.field}`;
    groups.set(key, [...(groups.get(key) ?? []), link]);
  }
  return [...groups.values()];
}

/** The names of the files that the reader may open because of these links, which have one owning table and field. */
async function openedBy(tx: Tx, reader: Session, links: readonly Link[]): Promise<string[]> {
  const [first] = links;
  if (!first) return [];
  const rules = reader.clinicId === null ? ownersOfOperators : ownersOfMembers;
  const rows = rules[`${first.owner}.${first.field}`]?.(reader) ?? false;
  if (typeof rows === 'boolean') return rows ? links.map(({ fileName }) => fileName) : [];
  const text = `with reader as (select $1::int as clinic, $3::int as doctor, $4::int as id)
    select t.id from "${first.owner}" t, reader
    where t.id = any($2) and (reader.clinic is null or t.clinic_id = reader.clinic) and (${rows})`;
  const ids = links.map(({ owner_id }) => owner_id);
  const values = [reader.clinicId, ids, doctorReading(reader), reader.userId];
  const seen = new Set((await tx.query<{ id: number }>(text, values)).map(({ id }) => id));
  return links.filter(({ owner_id }) => seen.has(owner_id)).map(({ fileName }) => fileName);
}
