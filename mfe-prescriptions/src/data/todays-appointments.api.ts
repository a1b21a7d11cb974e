import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useLiveRows } from '@ziba/shared/api/use-live';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { AppointmentStatus } from '@ziba/shared/contracts/appointments';
import type { Page } from '@ziba/shared/contracts/lists';
import useSWR, { type SWRResponse } from 'swr';

/** The order of today's patients; those who did not come stand last. */
const order: Record<AppointmentStatus, number> = {
  waiting: 0,
  visiting: 1,
  done: 2,
  canceled: 3,
  no_show: 4,
};

const inOrder = (one: AppointmentDetails, other: AppointmentDetails) =>
  order[one.status] - order[other.status] || Date.parse(one.start) - Date.parse(other.start);

type Answer = SWRResponse<Page<AppointmentDetails>, ApiError>;

/**
 * Today's appointments, live: the waiting ones first, then those who are being visited, the done and the canceled ones.
 * Doctors get only their own. `rows` is undefined until they are loaded.
 */
export function useTodaysAppointments(): Omit<Answer, 'data'> & {
  rows: readonly AppointmentDetails[] | undefined;
} {
  const key = ['/appointments', '/appointments/today'] satisfies ResourceKey;
  const { data, ...answer } = useSWR<Page<AppointmentDetails>, ApiError>(key);
  useLiveRows(
    ['appointment.changed', 'schedule.changed', 'patient_alert.changed'],
    '/appointments',
  );
  return { ...answer, rows: data && [...data.data].sort(inOrder) };
}
