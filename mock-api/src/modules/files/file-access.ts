import type { fileFolders } from '@ziba/shared/contracts/files';
import { hasSection, type SectionKey } from '@ziba/shared/contracts/permissions';
import type { Session } from '../../lib/actor';
import type { Database, Tx } from '../../db/connect';

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
}

/** The sections that show the files of a folder; no entry: every signed-in user of the clinic. */
const shownBy: Partial<Record<Folder, readonly SectionKey[]>> = {
  patients: ['patients', 'appointments', 'prescriptions', 'dashboard'],
  products: ['inventory', 'accounting', 'dashboard'],
};

/** Whether the user has a section that shows files of this folder. */
export function mayOpen(session: Session, { folder }: StoredFile): boolean {
  return shownBy[folder]?.some((section) => hasSection(session, section)) ?? true;
}

const byNames = {
  name: 'files.find',
  text: 'select * from files where "fileName" = any($1)',
};

/** The operator sees the platform's own files, and those that the clinics' own data name. */
const forOperator = {
  name: 'files.find_platform',
  text: `select f.* from files f where f."fileName" = any($1) and (f.clinic_id is null or exists (
           select from clinics c where c.id = f.clinic_id and position(f."fileName" in concat_ws(',',
             c.avatar_image, c.identity_file, c.invoice_file, c.contract_file)) > 0))`,
};

/** The files of these names that exist for the caller; another clinic's do not. */
export function filesOf(db: Database, session: Session, names: string[]): Promise<StoredFile[]> {
  const { clinicId } = session;
  const find = (statement: typeof byNames) => (tx: Tx) => tx.query<StoredFile>(statement, [names]);
  return clinicId === null ? db.platform(find(forOperator)) : db.tenant(clinicId, find(byNames));
}

/** A file by its name alone: only for addresses whose signature has been checked. */
export async function fileByName(db: Database, name: string): Promise<StoredFile | undefined> {
  return (await db.platform((tx) => tx.query<StoredFile>(byNames, [[name]])))[0];
}
