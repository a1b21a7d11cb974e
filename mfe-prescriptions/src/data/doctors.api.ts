import { createResource } from '@ziba/shared/api/create-resource';
import type { ListedDoctor } from '@ziba/shared/contracts/staff-services';

const doctors = createResource<ListedDoctor>('/users', {
  listPath: ({ user }) => `/users/doctors/${user.clinic_id}`,
});

/** The active doctors of the clinic, with the services that they do. */
export const useDoctors = () => doctors.useAll();
