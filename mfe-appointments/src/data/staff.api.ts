import { createResource } from '@ziba/shared/api/create-resource';
import type { Named } from '@ziba/shared/contracts/named';
import type { ListedDoctor } from '@ziba/shared/contracts/staff-services';
import type { StaffUser } from '@ziba/shared/contracts/users';
import { useSession } from '@ziba/shared/session/use-session';

const doctors = createResource<ListedDoctor>('/users', {
  listPath: ({ user }) => `/users/doctors/${user.clinic_id}`,
});
const assistants = createResource<StaffUser>('/users', {
  listPath: ({ user }) => `/users/assistants/${user.clinic_id}`,
});
const doctorTypes = createResource<Named>('/doctorTypes', {
  listPath: ({ user }) => `/doctorTypes/clinic/${user.clinic_id}`,
});

/** The active doctors of the clinic. */
export const useDoctors = (isEnabled?: boolean) => doctors.useAll(isEnabled);

/** The active assistants, one of whom may be at an appointment. */
export const useAssistants = () => assistants.useAll();

/**
 * The doctors whom the user may book: those who take bookings already, and a doctor books only for themself.
 */
export function useBookableDoctors(): ReturnType<typeof useDoctors> {
  const user = useSession()?.user;
  const all = useDoctors();
  if (!all.data) return all;
  const isBookable = ({ id, takes_bookings: isOpen }: ListedDoctor) =>
    isOpen !== false && (user?.type !== 'doctor' || id === user.id);
  return { ...all, data: { ...all.data, data: all.data.data.filter(isBookable) } };
}

/** The categories that the clinic puts its doctors in. */
export const useDoctorTypes = () => doctorTypes.useAll();
