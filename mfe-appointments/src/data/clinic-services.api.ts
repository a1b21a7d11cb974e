import { createResource } from '@ziba/shared/api/create-resource';
import type { Service } from '@ziba/shared/contracts/services';

const services = createResource<Service>('/presentableServices', {
  listPath: ({ user }) => `/presentableServices/clinic/${user.clinic_id}`,
});

/** The services that the clinic offers, with their fees. */
export const useClinicServices = (isEnabled?: boolean) => services.useAll(isEnabled);
