import { StaffPage } from './staff-page';

/** The page of a staff member at the address that opens the tab `access`. */
export const StaffAccessScreen = () => <StaffPage tab="access" />;
