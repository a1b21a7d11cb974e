import { api, type ApiError } from '@ziba/shared/api/client';
import { createResource, type ListQuery } from '@ziba/shared/api/create-resource';
import { useCreateKey } from '@ziba/shared/api/use-create-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { Timeline } from '@ziba/shared/contracts/patient-file';
import type {
  ConsentState,
  Photo,
  PhotoRotation,
  PhotoSet,
  PhotoSetInput,
} from '@ziba/shared/contracts/photo-sets';
import useSWR, { type SWRResponse } from 'swr';

const path = '/photo-sets';
const ofPatient = (patientId: number) => `/patients/${patientId}/photo-sets`;

/** The sets of pictures of a patient, the latest day first; a doctor gets none of other doctors' visits. */
export const usePhotoSets = (patientId: number, query: ListQuery) =>
  createResource<PhotoSet>(path, { listPath: ofPatient(patientId) }).useList(query);

/** How many visits are offered for a set of pictures. */
const visits = { kinds: 'appointment,session,prescription', limit: 50 };

/** The latest visits of a patient, to which pictures can belong. */
export const usePatientVisits = (patientId: number): SWRResponse<Timeline, ApiError> =>
  useSWR<Timeline, ApiError>(['/patients', `/patients/${patientId}/timeline`, visits]);

/** Records and removes sets of pictures of a patient, and writes down whether they may be used in advertising. */
export function usePhotoSetChanges(patientId: number) {
  const invalidate = useInvalidate();
  const createOnce = useCreateKey(ofPatient(patientId));
  // The timeline and the changes of the file show pictures, too.
  const readAgain = () => invalidate(path, '/patients');
  return {
    record: async (input: PhotoSetInput): Promise<void> => {
      await createOnce(input, (idempotencyKey) =>
        api.post<PhotoSet>(ofPatient(patientId), input, { idempotencyKey }),
      );
      await readAgain();
    },
    /** Throws 409 `stale` when somebody else changed the set; it is read again. */
    answer: async ({ id, version }: PhotoSet, marketing_consent: ConsentState): Promise<void> => {
      try {
        await api.post(`${path}/${id}/marketing-consent`, { marketing_consent, version });
      } finally {
        await readAgain();
      }
    },
    /** Turns a picture for everyone. Throws 409 `stale` when somebody else changed it; the set is read again. */
    turn: async ({ id, version }: Photo, rotation: PhotoRotation): Promise<void> => {
      try {
        await api.post(`/photos/${id}`, { rotation, version });
      } finally {
        await readAgain();
      }
    },
    remove: async (id: number): Promise<void> => {
      await api.remove(`${path}/${id}`);
      await readAgain();
    },
  };
}
