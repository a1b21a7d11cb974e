import { photoTexts, type PhotoInput } from '@ziba/shared/contracts/photo-sets';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { Refusal } from '../../lib/refusal';
import { bareName } from '../files/stored-names';

const knownFiles = {
  name: 'photos.files',
  text: `select "fileName" as name from files
    where clinic_id = $1 and "fileName" = any($2) and folder = 'photos' and mime like 'image/%'`,
};
const insert = {
  name: 'photos.insert',
  text: `insert into photos (clinic_id, photo_set_id, file, angle)
    select $1, $2, file, angle from unnest($3::text[], $4::text[]) with ordinality as p (file, angle, place)
    order by place`,
};

/**
 * Adds pictures to a set, in their order. Each must have been uploaded into the folder `photos` of the clinic: files in
 * other folders are shown to users who must not see pictures. Errors: 400 at the picture.
 */
export async function addPhotos(
  tx: Tx,
  { clinicId }: Member,
  setId: number,
  photos: readonly PhotoInput[],
): Promise<void> {
  const names = photos.map(({ file }) => bareName(file));
  const rows = await tx.query<{ name: string }>(knownFiles, [clinicId, names]);
  const known = new Set(rows.map(({ name }) => name));
  const unknown = names.findIndex((name) => !known.has(name));
  if (unknown !== -1) {
    const message = photoTexts.unknownFile;
    throw new Refusal(400, 'invalid', message, { [`photos.${unknown}.file`]: message });
  }
  await tx.query(insert, [clinicId, setId, names, photos.map(({ angle }) => angle)]);
}
