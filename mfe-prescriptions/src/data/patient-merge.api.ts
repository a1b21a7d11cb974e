import { api, type ApiError } from '@ziba/shared/api/client';
import { createResource, type ListQuery } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { useLiveRows } from '@ziba/shared/api/use-live';
import type {
  MergeAnswer,
  MergeInput,
  MergePreview,
  MergeRow,
  MergeUndone,
  PatientMerge,
} from '@ziba/shared/contracts/patient-merge';
import useSWR, { type SWRResponse } from 'swr';

const pathOf = (id: number, other: number) => `/patients/${id}/merge/${other}`;

/**
 * What a merge of the file of `other` into that of `id` would do; read again when a row of the clinic changes. While
 * `isWanted` is false it stays as it is.
 */
export function useMergePreview(
  id: number,
  other: number,
  isWanted: boolean,
): SWRResponse<MergePreview, ApiError> {
  useLiveRows(['row.changed'], '/patients');
  const key = ['/patients', pathOf(id, other)] satisfies ResourceKey;
  return useSWR<MergePreview, ApiError>(isWanted ? key : null, { keepPreviousData: !isWanted });
}

/** The rows that the merge moves, the latest first. */
export const useMovingRows = (id: number, other: number, query: ListQuery) =>
  createResource<MergeRow>('/patients', { listPath: `${pathOf(id, other)}/rows` }).useList(query);

/** The merges into this patient that can still be undone; read for users who may undo them only. */
export const useOpenMerges = (
  id: number,
  mayUndo: boolean,
): SWRResponse<{ data: PatientMerge[] }, ApiError> =>
  useSWR<{ data: PatientMerge[] }, ApiError>(
    mayUndo ? ['/patients', `/patients/${id}/merges`] : null,
  );

/** Merges two files, or undoes a merge. */
export function usePatientMerge() {
  const invalidate = useInvalidate();
  const act = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const answer = await api.post<Answer>(path, body);
    await invalidate('/patients', '/appointments', '/treatmentPlans', '/patient-transcriptions');
    return answer;
  };
  return {
    merge: (id: number, other: number, input: MergeInput) =>
      act<MergeAnswer>(pathOf(id, other), input),
    undo: (id: number, merge: number) => act<MergeUndone>(`/patients/${id}/merges/${merge}/undo`),
  };
}
