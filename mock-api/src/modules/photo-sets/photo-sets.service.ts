import {
  mostPhotos,
  photoTexts,
  type photoConsentInput,
  type photoSetInput,
  type photoSetUpdate,
  type photosInput,
  type PhotoSet,
} from '@ziba/shared/contracts/photo-sets';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import { audit } from '../../data/audit';
import { isOwn } from '../../data/own-rows';
import type { Member } from '../../lib/actor';
import { found, invalid, notFound } from '../../lib/refusal';
import { todayInTehran } from '../../lib/tehran';
import { addPhotos } from './add-photos';
import { photoSetsTable, type PhotoSetRow } from './photo-sets.queries';
import { refuseWrongVisit } from './visit-check';

type New = z.output<typeof photoSetInput>;
type Update = z.output<typeof photoSetUpdate>;

/** A set of no visit belongs to every doctor, a set of a visit to the doctor of the visit. */
const isVisible = (member: Member, set: PhotoSetRow) =>
  set.doctor_id === null || isOwn(member, set);

const visible = (member: Member, set: PhotoSetRow | undefined): PhotoSetRow =>
  found(set && isVisible(member, set) ? set : undefined, photoTexts.setNotFound);

function refuseLater(day: string | undefined): void {
  if (day && day > todayInTehran()) throw invalid('taken_on', photoTexts.takenLater);
}

/** Reads a set. Errors: 404. */
export const findPhotoSet = async (db: Database, member: Member, id: number): Promise<PhotoSet> =>
  visible(member, await photoSetsTable(db).find(member, id));

/** Finds the set in an open transaction and locks it. Errors: 404; 409 `stale`. */
export const lockPhotoSet = async (
  db: Database,
  tx: Tx,
  member: Member,
  id: number,
  version?: number,
): Promise<PhotoSetRow> =>
  visible(member, await photoSetsTable(db).within(tx).findLocked(member, id, version));

/** Adds a set with its pictures, all of them or none. Errors: 400 at the field. */
export const createPhotoSet = (
  db: Database,
  member: Member,
  patientId: number,
  { photos, ...about }: New,
): Promise<PhotoSet> =>
  db.tenant(member.clinicId, async (tx) => {
    refuseLater(about.taken_on);
    await refuseWrongVisit(tx, member, patientId, about);
    const sets = photoSetsTable(db).within(tx);
    const { id } = await sets.insert(member, { ...about, patient_id: patientId });
    await addPhotos(tx, member, id, photos);
    return found(await sets.find(member, id));
  });

/** Changes what a set says of its pictures. Errors: 400 at the field; 404; 409 `stale`. */
export const editPhotoSet = (
  db: Database,
  member: Member,
  id: number,
  input: Update,
): Promise<PhotoSet> =>
  db.tenant(member.clinicId, async (tx) => {
    const before = await lockPhotoSet(db, tx, member, id, input.version);
    refuseLater(input.taken_on);
    const { appointment_id, treatment_session_id, transcription_id } = { ...before, ...input };
    const visit = { appointment_id, treatment_session_id, transcription_id };
    await refuseWrongVisit(tx, member, before.patient_id, visit);
    return found(await photoSetsTable(db).within(tx).update(member, id, input));
  });

/** Adds pictures to a set. Errors: 400 at the picture, or when the set would have too many; 404. */
export const addToPhotoSet = (
  db: Database,
  member: Member,
  id: number,
  { photos }: z.output<typeof photosInput>,
): Promise<PhotoSet> =>
  db.tenant(member.clinicId, async (tx) => {
    const before = await lockPhotoSet(db, tx, member, id);
    if (before.photos.length + photos.length > mostPhotos) {
      throw invalid('photos', photoTexts.tooMany);
    }
    await addPhotos(tx, member, id, photos);
    const after = { photos: photos.length };
    await audit(tx, member, { action: 'add_photos', entity: 'photo_sets', entityId: id, after });
    await photoSetsTable(db).within(tx).touch(member, id);
    return found(await photoSetsTable(db).within(tx).find(member, id));
  });

const writeConsent = {
  name: 'photo_sets.consent',
  text: `update photo_sets set marketing_consent = $3, marketing_consent_at = app_now(),
    marketing_consent_by = $4 where clinic_id = $1 and id = $2`,
};

/** Writes the patient's answer on advertising down; the same answer again changes nothing. Errors: 404; 409 `stale`. */
export const setPhotoConsent = (
  db: Database,
  member: Member,
  id: number,
  { marketing_consent, version }: z.output<typeof photoConsentInput>,
): Promise<PhotoSet> =>
  db.tenant(member.clinicId, async (tx) => {
    const before = await lockPhotoSet(db, tx, member, id, version);
    if (before.marketing_consent === marketing_consent) return before;
    await tx.query(writeConsent, [member.clinicId, id, marketing_consent, member.userId]);
    await audit(tx, member, {
      action: `consent_${marketing_consent}`,
      entity: 'photo_sets',
      entityId: id,
      before: { marketing_consent: before.marketing_consent },
      after: { marketing_consent },
    });
    await photoSetsTable(db).within(tx).touch(member, id);
    return found(await photoSetsTable(db).within(tx).find(member, id));
  });

/** Archives a set, so that no list shows it and its pictures. Errors: 404. */
export const removePhotoSet = (db: Database, member: Member, id: number): Promise<void> =>
  db.tenant(member.clinicId, async (tx) => {
    await lockPhotoSet(db, tx, member, id);
    const isRemoved = await photoSetsTable(db).within(tx).archive(member, id);
    if (!isRemoved) throw notFound(photoTexts.setNotFound);
  });
