/** Addresses of the clinic's settings, which only these screens link to. */
export const settings = '/clinic/settings';
export const general = `${settings}/clinic/general`;
export const editGeneral = `${general}/edit`;
export { ownSubscription as subscription } from '@ziba/shared/contracts/addresses';
export const backup = `${settings}/clinic/backup-management`;
export const discounts = `${settings}/discounts`;
export const insurances = `${settings}/insurances`;
export const preferences = `${settings}/preferences`;
export const audit = `${settings}/audit`;
