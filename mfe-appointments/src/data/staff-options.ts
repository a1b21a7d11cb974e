import type { StaffUser } from '@ziba/shared/contracts/users';
import { formatText } from '@ziba/shared/format/text';

interface Named {
  id: number;
  profile: Pick<StaffUser['profile'], 'fullName'>;
}

/** Doctors or assistants as the options of a select box: their ids with their names. */
export const staffOptions = (staff: readonly Named[] = []) =>
  staff.map(({ id, profile }) => ({ value: id, label: formatText(profile.fullName) }));
