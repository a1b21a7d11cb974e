import type { fileFolders } from '@ziba/shared/contracts/files';
import { photoReaders } from '@ziba/shared/contracts/photo-sets';
import type { SectionKey } from '@ziba/shared/contracts/permissions';
import type { Session } from '../../lib/actor';
import { demandSection } from '../../lib/section-right';
import { forbidden } from '../../lib/refusal';

type Folder = (typeof fileFolders)[number];

/**
 * The sections whose forms put files into a folder. `users` and `general` are everybody's: an own picture, a ticket.
 * Nobody uploads a consent; the server makes its file.
 */
const writtenBy: Record<Folder, readonly SectionKey[] | 'everybody' | 'nobody'> = {
  general: 'everybody',
  users: 'everybody',
  patients: ['patients', 'appointments', 'prescriptions'],
  services: ['services'],
  products: ['inventory', 'accounting'],
  photos: photoReaders,
  consents: 'nobody',
};

/** Refuses with 403 unless the user may write in a section that puts files into the folder. */
export function demandUpload(session: Session, folder: Folder): void {
  const sections = writtenBy[folder];
  if (sections === 'nobody') throw forbidden();
  if (sections !== 'everybody') demandSection(session, sections, 'write');
}
