/** Addresses that only the screens of clinics link to. */
export const newClinic = '/admin/clinics/create';
export const editClinic = (id: number) => `/admin/clinics/edit/${id}`;
export const clinicSettings = '/admin/clinics/settings';
