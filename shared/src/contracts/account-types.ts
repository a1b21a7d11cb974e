import { platformType } from './permissions';

/** The account types that mean something; any other is a mere label of the clinic's. */
export const clinicAdmin = 'clinic_admin';
export const doctor = 'doctor';
export const assistant = 'assistant';
export const plainStaff = 'staff';

/** Who stands above whom: the platform, administrators of clinics, everybody else. */
export function rankOf(type: string): number {
  if (type === platformType) return 2;
  return type === clinicAdmin ? 1 : 0;
}
