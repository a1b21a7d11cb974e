/** Addresses of the clinic's settings, which only these screens link to. */
export const settings = '/clinic/settings';
export const general = `${settings}/clinic/general`;
export const editGeneral = `${general}/edit`;
export const subscription = `${settings}/subscription`;
export const backup = `${settings}/clinic/backup-management`;
export const discounts = `${settings}/discounts`;
export const insurances = `${settings}/insurances`;
export const preferences = `${settings}/preferences`;
export const audit = `${settings}/audit`;
