/** Addresses of the platform's accounting, which the screens of clinics link to as well. */
export const accounting = '/admin/accounting';
export const invoice = (id: number) => `${accounting}/invoices/${id}`;
/** A new invoice, with the clinic filled in if it is known. */
export const newInvoice = (clinicId?: number) =>
  `${accounting}/invoices/create${clinicId === undefined ? '' : `?clinic=${clinicId}`}`;
export const requests = `${accounting}/requests`;
