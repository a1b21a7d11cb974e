import type { StaffUser } from '@ziba/shared/contracts/users';
import { formatText } from '@ziba/shared/format/text';

/** The doctors as choices of a select box. */
export const doctorOptions = (doctors: readonly StaffUser[] = []) =>
  doctors.map(({ id, profile }) => ({ value: id, label: formatText(profile.fullName) }));
