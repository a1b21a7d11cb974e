import { createResource } from '@ziba/shared/api/create-resource';
import type { Service } from '@ziba/shared/contracts/services';

/** The services of the clinic. */
export const clinicServices = createResource<Service>('/presentableServices', {
  listPath: ({ user }) => `/presentableServices/clinic/${user.clinic_id}`,
});
