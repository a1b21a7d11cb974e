import type { ApiError } from '@ziba/shared/api/api-error';
import { createResource } from '@ziba/shared/api/create-resource';
import type { BookingsAhead } from '@ziba/shared/contracts/bookings-ahead';
import type { Named, NamedInput } from '@ziba/shared/contracts/named';
import type { Service, ServiceInput } from '@ziba/shared/contracts/services';
import useSWR from 'swr';

export const services = createResource<Service, Partial<ServiceInput>>('/presentableServices', {
  listPath: ({ user }) => `/presentableServices/clinic/${user.clinic_id}/pagination`,
  entity: 'services',
});

// A renamed category changes what the service list says.
export const serviceCategories = createResource<Named, NamedInput>(
  '/presentableServiceCategories',
  { invalidates: ['/presentableServices'] },
);

/** The bookings ahead of a service. */
export const useServiceBookings = (id: number) =>
  useSWR<BookingsAhead, ApiError>(['/presentableServices', `/presentableServices/${id}/bookings`]);
