import type { ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { Named, Page } from '@ziba/shared/contracts/common';
import type { Service } from '@ziba/shared/contracts/services';
import type { StaffUser } from '@ziba/shared/contracts/users';
import useSWR, { type SWRResponse } from 'swr';

const doctors = createResource<StaffUser>('/users', {
  listPath: ({ user }) => `/users/doctors/${user.clinic_id}`,
});
const doctorTypes = createResource<Named>('/doctorTypes', {
  listPath: ({ user }) => `/doctorTypes/clinic/${user.clinic_id}`,
});
const services = createResource<Service>('/presentableServices', {
  listPath: ({ user }) => `/presentableServices/clinic/${user.clinic_id}`,
});

/** The active doctors of the clinic. */
export const useDoctors = () => doctors.useAll();

/** The categories that the clinic puts its doctors in. */
export const useDoctorTypes = () => doctorTypes.useAll();

/** What the clinic offers, with fees. */
export const useClinicServices = () => services.useAll();

/** Today's appointments in the order of their time; a doctor is answered their own (text 2 §6). */
export function useTodaysAppointments(): SWRResponse<Page<AppointmentDetails>, ApiError> {
  const key = ['/appointments', '/appointments/today'] satisfies ResourceKey;
  return useSWR<Page<AppointmentDetails>, ApiError>(key);
}
