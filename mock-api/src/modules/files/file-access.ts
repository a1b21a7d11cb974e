import type { fileFolders } from '@ziba/shared/contracts/files';
import { consentReaders } from '@ziba/shared/contracts/consents';
import { photoReaders } from '@ziba/shared/contracts/photo-sets';
import { hasSection, type SectionKey } from '@ziba/shared/contracts/permissions';
import type { Session } from '../../lib/actor';
import type { Database } from '../../db/connect';
import { asSystem } from '../../data/scope';
import { demandSection } from '../../lib/section-right';

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
}

/** The sections that show the files of a folder; without an entry every signed-in user of the clinic may read them. */
const shownBy: Partial<Record<Folder, readonly SectionKey[]>> = {
  patients: ['patients', 'appointments', 'prescriptions', 'dashboard'],
  products: ['inventory', 'accounting', 'dashboard'],
  photos: photoReaders,
  consents: consentReaders,
};

/** Refuses with 403 unless the user has a section that shows files of this folder. */
export function demandFile(session: Session, { folder }: StoredFile): void {
  const sections = shownBy[folder];
  if (sections) demandSection(session, sections);
}

/** Whether the user has a section that shows files of this folder. */
export function mayOpen(session: Session, { folder }: StoredFile): boolean {
  return shownBy[folder]?.some((section) => hasSection(session, section)) ?? true;
}

const byNames = {
  name: 'files.find',
  text: 'select * from files where "fileName" = any($1)',
};

const named = (columns: string) => `position(f."fileName" in concat_ws(',', ${columns})) > 0`;

/** The operator sees the platform's own files, and those that the clinics' own data and tickets refer to. */
const forOperator = {
  name: 'files.find_platform',
  text: `select f.* from files f where f."fileName" = any($1) and (f.clinic_id is null
    or exists (select from clinics c where c.id = f.clinic_id
      and ${named('c.avatar_image, c.identity_file, c.invoice_file, c.contract_file')})
    or exists (select from ticket_messages m where m.clinic_id = f.clinic_id
      and ${named('m.attachment')})
    or exists (select from subscription_requests r where r.clinic_id = f.clinic_id
      and ${named('r.receipt')})
    or exists (select from change_requests r where r.clinic_id = f.clinic_id
      and ${named('r.identity_file')}))`,
};

/**
 * A member sees the files of their clinic, and of the platform's files those that its tickets and payments refer to,
 * its logo and identity document from the wizard, and the logo of the product.
 */
const ofPlatform = {
  name: 'files.find_answered',
  text: `select f.* from files f where f."fileName" = any($1) and f.clinic_id is null and (
    exists (select from ticket_messages m where m.clinic_id = $2 and ${named('m.attachment')})
    or exists (select from platform_payments p where p.clinic_id = $2 and ${named('p.attachment')})
    or exists (select from subscription_requests r where r.clinic_id = $2 and ${named('r.receipt')})
    or exists (select from clinics c where c.id = $2 and ${named('c.avatar_image, c.identity_file')})
    or exists (select from general_settings s where ${named('s.logo_image')}))`,
};

const logo = {
  name: 'files.find_logo',
  text: `select f.* from files f where f."fileName" = $1 and f.clinic_id is null
    and exists (select from general_settings s where ${named('s.logo_image')})`,
};

/** Returns the file if it is the product's logo: everybody may see it on the login page. */
export async function logoByName(db: Database, name: string): Promise<StoredFile | undefined> {
  return (await db.platform((tx) => tx.query<StoredFile>(logo, [name])))[0];
}

/** Returns the files with these names that the caller may see; those of other clinics are left out. */
export async function filesOf(
  db: Database,
  { clinicId }: Session,
  names: string[],
): Promise<StoredFile[]> {
  if (clinicId === null) {
    return db.platform((tx) => tx.query<StoredFile>(forOperator, [names]));
  }
  return db.tenant(clinicId, async (tx) => {
    const own = await tx.query<StoredFile>(byNames, [names]);
    const others = names.filter((name) => !own.some(({ fileName }) => fileName === name));
    if (others.length === 0) return own;
    const answered = await asSystem(tx, () => tx.query<StoredFile>(ofPlatform, [others, clinicId]));
    return [...own, ...answered];
  });
}

/** Finds a file by its name alone: only for addresses whose signature has been checked. */
export async function fileByName(db: Database, name: string): Promise<StoredFile | undefined> {
  return (await db.platform((tx) => tx.query<StoredFile>(byNames, [[name]])))[0];
}
