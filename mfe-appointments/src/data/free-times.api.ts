import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { Page } from '@ziba/shared/contracts/lists';
import type { DoctorDay, DoctorOpenings } from '@ziba/shared/contracts/openings';
import { lengthQuery, type Length } from '@ziba/shared/domain/doctor-time/use-availability';
import useSWR, { type SWRResponse } from 'swr';
import { useTodaysAppointments } from './appointments.api';

/** Seven days of a doctor from `from` on: how much of each is free and booked, and which are closed. */
export function useDoctorDays(
  doctorId: number,
  from: string,
  length: Length = {},
): SWRResponse<Page<DoctorDay>, ApiError> {
  const query = { doctor_id: doctorId, date: from, ...lengthQuery(length) };
  const key = ['/schedule', '/schedule/doctor-days', query] satisfies ResourceKey;
  return useSWR<Page<DoctorDay>, ApiError>(key);
}

interface OpeningsQuery extends Length {
  /** All doctors when left out. */
  doctorId?: number;
  /** From this day on; from now on when left out. */
  date?: string;
}

/** The next free times of one doctor or of all, and how many times their today has. */
export function useOpenings(
  { doctorId, date, ...length }: OpeningsQuery = {},
  isEnabled = true,
): SWRResponse<Page<DoctorOpenings>, ApiError> {
  const query = {
    ...(doctorId !== undefined && { doctor_id: doctorId }),
    ...(date !== undefined && { date }),
    ...lengthQuery(length),
  };
  const key = ['/schedule', '/schedule/openings', query] satisfies ResourceKey;
  return useSWR<Page<DoctorOpenings>, ApiError>(isEnabled ? key : null);
}

/** The openings of all doctors, read after today's rows, because the server would delay these. */
export function useOpeningsAfterRows(): SWRResponse<Page<DoctorOpenings>, ApiError> {
  const { data, error } = useTodaysAppointments();
  return useOpenings({}, data !== undefined || error !== undefined);
}

/** The free times of one doctor, taken from those of all. */
export const openingsOf = ({ data }: Page<DoctorOpenings>, doctorId: number) =>
  data.find(({ doctor_id }) => doctor_id === doctorId);
