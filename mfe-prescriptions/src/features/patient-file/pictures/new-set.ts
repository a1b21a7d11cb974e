import { fileNames } from '@ziba/shared/contracts/common';
import {
  mostPhotos,
  photoAngles,
  photoSetInput,
  photoTexts,
  type PhotoAngle,
  type PhotoSetInput,
} from '@ziba/shared/contracts/photo-sets';
import { z } from 'zod';

const { taken_on, kind, title, note } = photoSetInput.shape;

/** The fields of a set that name its visit, by the kind of the visit in the timeline. */
const visitFields = {
  appointment: 'appointment_id',
  session: 'treatment_session_id',
  prescription: 'transcription_id',
} as const;
export type VisitKind = keyof typeof visitFields;
export const isVisitKind = (kindOfEntry: string): kindOfEntry is VisitKind =>
  kindOfEntry in visitFields;

/** The value of a choice of a visit, such as `session:82`. */
export const visitValue = (visit: { kind: VisitKind; id: number }) => `${visit.kind}:${visit.id}`;

const namesOf = (text: string | null | undefined) => (text ? text.split(',') : []);

/** The form of a new set: each angle has a field of its own with the names of its uploaded pictures. */
export const newSet = z
  .strictObject({
    taken_on,
    kind,
    title,
    note,
    visit: z.string().nullable().optional(),
    front: fileNames(),
    left: fileNames(),
    right: fileNames(),
    oblique_left: fileNames(),
    oblique_right: fileNames(),
    other: fileNames(),
  } satisfies Record<PhotoAngle, z.ZodType> & Record<string, z.ZodType>)
  .superRefine((values, context) => {
    const count = photosOf(values).length;
    const message = count === 0 ? photoTexts.photos : photoTexts.tooMany;
    if (count === 0 || count > mostPhotos) {
      context.addIssue({ code: 'custom', path: [photoAngles[0]], message });
    }
  });
export type NewSet = z.input<typeof newSet>;
type Parsed = z.output<typeof newSet>;

const photosOf = (values: Partial<Record<PhotoAngle, string | null>>) =>
  photoAngles.flatMap((angle) => namesOf(values[angle]).map((file) => ({ file, angle })));

/** What the server is sent for the values of the form. */
export function inputOf(values: Parsed): PhotoSetInput {
  const [kindOfVisit = '', id] = (values.visit ?? '').split(':');
  return {
    taken_on: values.taken_on,
    kind: values.kind,
    title: values.title,
    note: values.note,
    ...(isVisitKind(kindOfVisit) && { [visitFields[kindOfVisit]]: Number(id) }),
    photos: photosOf(values),
  };
}
