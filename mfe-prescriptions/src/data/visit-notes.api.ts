import { api, type ApiError } from '@ziba/shared/api/client';
import { createResource, type PagedList } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type {
  PastVisitNote,
  VisitNote,
  VisitNoteTemplates,
} from '@ziba/shared/contracts/visit-notes';
import useSWR, { type SWRResponse } from 'swr';

/** The name under which notes are cached; saving one reads them again. */
const notes = '/visit-notes';
const templatesPath = '/visit-note-templates';
const noteOf = (appointmentId: number) => `/appointments/${appointmentId}/visit-note`;

/** What was noted at an appointment. */
export const useVisitNote = (appointmentId: number): SWRResponse<VisitNote, ApiError> =>
  useSWR<VisitNote, ApiError>([notes, noteOf(appointmentId)] satisfies ResourceKey);

/** Saves the changed parts of a note. Throws 409 `stale` when somebody else changed it meanwhile. */
export function useSaveVisitNote(appointmentId: number) {
  const invalidate = useInvalidate();
  return async (changes: object): Promise<void> => {
    await api.put(noteOf(appointmentId), changes);
    // The file's timeline and changes show notes, too.
    await invalidate(notes, '/patients');
  };
}

/** The notes of a patient's last visits, the latest first. */
export const usePastNotes = (patientId: number): PagedList<PastVisitNote> =>
  createResource<PastVisitNote>(notes, { listPath: `/patients/${patientId}/visit-notes` }).useList({
    limit: 6,
  });

/** The ready texts of the signed-in user. */
export const useNoteTemplates = (): SWRResponse<VisitNoteTemplates, ApiError> =>
  useSWR<VisitNoteTemplates, ApiError>([templatesPath, templatesPath] satisfies ResourceKey);

/** Replaces the ready texts. Throws 409 `stale` when they were changed in another tab meanwhile. */
export function useSaveNoteTemplates() {
  const invalidate = useInvalidate();
  return async (next: VisitNoteTemplates): Promise<void> => {
    try {
      await api.put(templatesPath, next);
    } finally {
      await invalidate(templatesPath);
    }
  };
}
