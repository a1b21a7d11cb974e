import { createResource } from '@ziba/shared/api/create-resource';
import type { Appointment } from '@ziba/shared/contracts/appointments';

/** The appointments of a range of time: all of them in one answer (text 2 §7). */
export const appointments = createResource<Appointment>('/appointments', {
  listPath: '/appointments/by-range',
});
