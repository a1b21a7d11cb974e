import { StaffPage } from './staff-page';

/** The page of a staff member at the address that opens the tab `role`. */
export const StaffRoleScreen = () => <StaffPage tab="role" />;
