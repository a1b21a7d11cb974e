import type { Photo, PhotoSet } from '@ziba/shared/contracts/photo-sets';

export function aPhoto(over: Partial<Photo> = {}): Photo {
  return { id: 1, version: 1, file: 'front.jpg', angle: 'front', rotation: 0, ...over };
}

/** A set with one picture, taken before the treatment; nobody was asked about advertising yet. */
export function aPhotoSet(over: Partial<PhotoSet> = {}): PhotoSet {
  return {
    id: 11,
    version: 1,
    patient_id: 7,
    taken_on: '2026-01-03',
    kind: 'before',
    title: null,
    note: null,
    appointment_id: null,
    treatment_session_id: null,
    transcription_id: null,
    subject: null,
    doctor: null,
    marketing_consent: null,
    marketing_consent_at: null,
    marketing_consent_by: null,
    photos: [aPhoto()],
    ...over,
  };
}
