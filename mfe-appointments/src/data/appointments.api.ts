import { api, type ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import { useCreateKey } from '@ziba/shared/api/use-create-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { AppointmentSettings } from '@ziba/shared/contracts/appointment-settings';
import type { Page } from '@ziba/shared/contracts/lists';
import type { Named } from '@ziba/shared/contracts/named';
import type { DoctorDay, DoctorOpenings } from '@ziba/shared/contracts/openings';
import type { FirstPatientInput, Patient } from '@ziba/shared/contracts/patients';
import type { Holiday, Slot } from '@ziba/shared/contracts/schedule';
import type { Service } from '@ziba/shared/contracts/services';
import type { StaffUser } from '@ziba/shared/contracts/users';
import { todayIso } from '@ziba/shared/format/date';
import { useSession } from '@ziba/shared/session/use-session';
import useSWR, { type SWRResponse } from 'swr';

const doctors = createResource<StaffUser>('/users', {
  listPath: ({ user }) => `/users/doctors/${user.clinic_id}`,
});
const assistants = createResource<StaffUser>('/users', {
  listPath: ({ user }) => `/users/assistants/${user.clinic_id}`,
});
const doctorTypes = createResource<Named>('/doctorTypes', {
  listPath: ({ user }) => `/doctorTypes/clinic/${user.clinic_id}`,
});
const services = createResource<Service>('/presentableServices', {
  listPath: ({ user }) => `/presentableServices/clinic/${user.clinic_id}`,
});

const patients = createResource<Patient, FirstPatientInput>('/patients', {
  touches: ['/appointments'],
  entity: 'patients',
});

/** Registers somebody who comes for the first time. */
export const useSavePatient = () => patients.useSave();

/** The active doctors of the clinic. */
export const useDoctors = (isOn?: boolean) => doctors.useAll(isOn);

/** The active assistants, one of whom may be at an appointment. */
export const useAssistants = () => assistants.useAll();

/** The doctors whom one may book: a doctor books nobody else (text 2 §6). */
export function useBookableDoctors(): ReturnType<typeof useDoctors> {
  const user = useSession()?.user;
  const all = useDoctors();
  if (user?.type !== 'doctor' || !all.data) return all;
  return { ...all, data: { ...all.data, data: all.data.data.filter(({ id }) => id === user.id) } };
}

/** The categories that the clinic puts its doctors in. */
export const useDoctorTypes = () => doctorTypes.useAll();

/** What the clinic offers, with fees. */
export const useClinicServices = (isOn?: boolean) => services.useAll(isOn);

/** Books an appointment; what it changes is read anew. */
export function useBook() {
  const invalidate = useInvalidate();
  const createOnce = useCreateKey('/appointments');
  return async (input: object): Promise<AppointmentDetails> => {
    try {
      return await createOnce(input, (idempotencyKey) =>
        api.post<AppointmentDetails>('/appointments', input, { idempotencyKey }),
      );
    } finally {
      // A refusal means that the times on show are not what they were.
      void invalidate('/appointments', '/schedule', '/patients', '/dashboard');
    }
  };
}

/** Today's appointments, those who wait first; a doctor is answered their own (text 2 §6). */
export function useTodaysAppointments(): SWRResponse<Page<AppointmentDetails>, ApiError> {
  const key = ['/appointments', '/appointments/today'] satisfies ResourceKey;
  return useSWR<Page<AppointmentDetails>, ApiError>(key);
}

/** How long what is booked takes: its service's length, or these minutes. */
export interface Length {
  serviceId?: number;
  duration?: number;
}

const lengthOf = ({ serviceId, duration }: Length) => ({
  ...(serviceId !== undefined && { service_id: serviceId }),
  ...(duration !== undefined && { duration }),
});

/** What the clinic settled about its appointments. */
export function useBookingSettings(): SWRResponse<AppointmentSettings, ApiError> {
  const key = ['/appointments/settings', '/appointments/settings'] satisfies ResourceKey;
  return useSWR<AppointmentSettings, ApiError>(key);
}

/** Every slot of a doctor's day (`YYYY-MM-DD`) with its state; nothing while no day is settled. */
export function useAvailability(
  doctorId: number,
  date: string | undefined,
  length: Length = {},
): SWRResponse<Page<Slot>, ApiError> {
  const query = { doctor_id: doctorId, date, ...lengthOf(length) };
  const key = ['/schedule', '/schedule/doctor-availability', query] satisfies ResourceKey;
  return useSWR<Page<Slot>, ApiError>(date === undefined ? null : key);
}

/** Seven days of a doctor from `from` on: what is free and booked on each, and which are closed. */
export function useDoctorDays(
  doctorId: number,
  from: string,
  length: Length = {},
): SWRResponse<Page<DoctorDay>, ApiError> {
  const query = { doctor_id: doctorId, date: from, ...lengthOf(length) };
  const key = ['/schedule', '/schedule/doctor-days', query] satisfies ResourceKey;
  return useSWR<Page<DoctorDay>, ApiError>(key);
}

interface WantedOpenings extends Length {
  /** Everybody's when left out. */
  doctorId?: number;
  /** From this day on; from now on when left out. */
  date?: string;
}

/** The next free times of one doctor or of all, and how their today stands. */
export function useOpenings(
  { doctorId, date, ...length }: WantedOpenings = {},
  isWanted = true,
): SWRResponse<Page<DoctorOpenings>, ApiError> {
  const query = {
    ...(doctorId !== undefined && { doctor_id: doctorId }),
    ...(date !== undefined && { date }),
    ...lengthOf(length),
  };
  const key = ['/schedule', '/schedule/openings', query] satisfies ResourceKey;
  return useSWR<Page<DoctorOpenings>, ApiError>(isWanted ? key : null);
}

/** The free times of one doctor among those of all. */
export const openingsOf = ({ data }: Page<DoctorOpenings>, doctorId: number) =>
  data.find(({ doctor_id }) => doctor_id === doctorId);

/** Named days off and days open in spite of the week, from today on. */
export function useHolidays(): SWRResponse<Page<Holiday>, ApiError> {
  const query = { from: todayIso(), limit: 100 };
  const key = ['/schedule', '/schedule/holidays', query] satisfies ResourceKey;
  return useSWR<Page<Holiday>, ApiError>(key);
}
