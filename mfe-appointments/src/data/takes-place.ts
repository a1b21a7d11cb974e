import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';

/** Whether an appointment takes place or did: it was not canceled, and the patient did not miss it. */
export const takesPlace = ({ status }: Pick<AppointmentDetails, 'status'>): boolean =>
  status !== 'canceled' && status !== 'no_show';
