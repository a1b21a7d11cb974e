import type { ApiError } from '@ziba/shared/api/client';
import type { Timeline } from '@ziba/shared/contracts/patient-file';
import useSWR, { type SWRResponse } from 'swr';

/** A part of what happened to a patient and what is booked; `after` is `next` of the part before. */
export const useTimelinePart = (
  patientId: number,
  after: string | undefined,
): SWRResponse<Timeline, ApiError> =>
  useSWR<Timeline, ApiError>([
    '/patients',
    `/patients/${patientId}/timeline`,
    ...(after ? [{ after }] : []),
  ]);
