/** Addresses of the clinic's settings, which only these screens link to. */
export const settings = '/clinic/settings';
export const general = `${settings}/clinic/general`;
export const editGeneral = `${general}/edit`;
export const subscription = `${settings}/subscription`;
/** Discount codes and insurances. */
export const offers = `${settings}/discounts`;
export const backup = `${settings}/clinic/backup-management`;
/** Help of the platform's staff; a section of its own. */
export const support = '/clinic/support';
