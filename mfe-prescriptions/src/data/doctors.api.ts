import { createResource } from '@ziba/shared/api/create-resource';
import type { StaffUser } from '@ziba/shared/contracts/users';

const doctors = createResource<StaffUser>('/users', {
  listPath: ({ user }) => `/users/doctors/${user.clinic_id}`,
});

/** The active doctors of the clinic. */
export const useDoctors = () => doctors.useAll();
