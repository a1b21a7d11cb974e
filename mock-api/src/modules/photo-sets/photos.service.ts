import {
  photoReaders,
  photoTexts,
  type Photo,
  type photoUpdate,
} from '@ziba/shared/contracts/photo-sets';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import { audit } from '../../data/audit';
import { announceRow } from '../../data/events';
import type { Member } from '../../lib/actor';
import { found } from '../../lib/refusal';
import { photoSetsTable, photosTable } from './photo-sets.queries';
import { lockPhotoSet } from './photo-sets.service';

/** Finds a picture whose set the caller may see, and locks the set. Errors: 404. */
async function lockPhoto(db: Database, tx: Tx, member: Member, id: number) {
  const photo = found(await photosTable(db).within(tx).find(member, id), photoTexts.photoNotFound);
  await lockPhotoSet(db, tx, member, photo.photo_set_id);
  return photo;
}

/** Changes the angle or the rotation of a picture, for everyone. Errors: 404; 409 `stale`. */
export const editPhoto = (
  db: Database,
  member: Member,
  id: number,
  input: z.output<typeof photoUpdate>,
): Promise<Photo> =>
  db.tenant(member.clinicId, async (tx) => {
    const { photo_set_id } = await lockPhoto(db, tx, member, id);
    const changed = await photosTable(db).within(tx).update(member, id, input);
    const set = { entity: 'photo_sets', id: photo_set_id };
    await announceRow(tx, member.clinicId, set, photoReaders);
    return found(changed, photoTexts.photoNotFound);
  });

/** Archives a picture. Its file stays stored, as every uploaded file does. Errors: 404. */
export const removePhoto = (db: Database, member: Member, id: number): Promise<void> =>
  db.tenant(member.clinicId, async (tx) => {
    const { photo_set_id, angle } = await lockPhoto(db, tx, member, id);
    await photosTable(db).within(tx).archive(member, id);
    await audit(tx, member, {
      action: 'remove_photo',
      entity: 'photo_sets',
      entityId: photo_set_id,
      before: { photo_id: id, angle },
    });
    await photoSetsTable(db).within(tx).touch(member, photo_set_id);
  });
