/** Addresses of the platform's accounting, which only these screens link to. */
export const accounting = '/admin/accounting';
export const invoice = (id: number) => `${accounting}/invoices/${id}`;
export const requests = `${accounting}/requests`;
