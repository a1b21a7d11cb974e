import type { ApiError } from '@ziba/shared/api/api-error';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { Page } from '@ziba/shared/contracts/lists';
import type { ScheduleException, WorkingHours } from '@ziba/shared/contracts/schedule';
import { todayIso } from '@ziba/shared/format/date';
import useSWR, { type SWRResponse } from 'swr';

/** The working hours of a doctor; those of the clinic for a doctor without own ones. */
export const useWorkingHours = (doctorId: number): SWRResponse<Page<WorkingHours>, ApiError> =>
  useSWR<Page<WorkingHours>, ApiError>([
    '/schedule/working-hours',
    '/schedule/working-hours',
    { doctor_id: doctorId },
  ] satisfies ResourceKey);

/** Leave, closures and extra hours of a doctor from today on. */
export const useAbsences = (doctorId: number): SWRResponse<Page<ScheduleException>, ApiError> =>
  useSWR<Page<ScheduleException>, ApiError>([
    '/schedule/exceptions',
    '/schedule/exceptions',
    { doctor_id: doctorId, from: todayIso(), limit: 100 },
  ] satisfies ResourceKey);
