import type { Area } from '@ziba/shared/contracts/section-levels';

/** The addresses of the tickets of an area; only clinics write new ones. */
export const ticketAddresses = (area: Area) => ({
  list: `/${area}/support`,
  ticket: (id: number) => `/${area}/support/ticket/${id}`,
});
export const newTicket = '/clinic/support/ticket/create';
