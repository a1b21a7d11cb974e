import type { Appointment } from './appointments';

/** Whether an appointment takes place or did: it was not canceled, and the patient did not miss it. */
export const takesPlace = ({ status }: Pick<Appointment, 'status'>): boolean =>
  status !== 'canceled' && status !== 'no_show';
