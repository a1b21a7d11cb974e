import { createResource } from '@ziba/shared/api/create-resource';
import type { Named, NamedInput } from '@ziba/shared/contracts/named';
import type { Service, ServiceInput } from '@ziba/shared/contracts/services';

export const services = createResource<Service, Partial<ServiceInput>>('/presentableServices', {
  listPath: ({ user }) => `/presentableServices/clinic/${user.clinic_id}/pagination`,
  entity: 'services',
});

// A renamed category changes what the service list says.
export const serviceCategories = createResource<Named, NamedInput>(
  '/presentableServiceCategories',
  { touches: ['/presentableServices'] },
);
