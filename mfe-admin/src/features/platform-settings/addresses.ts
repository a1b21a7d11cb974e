/** Addresses of the product's settings, which only these screens link to. */
export const settings = '/admin/settings';
export const editGeneral = `${settings}/edit-general-info`;
export const backup = `${settings}/backup-management`;
