import { StaffPage } from './staff-page';

/** The page of a staff member at the address that opens the tab `profile`. */
export const StaffProfileScreen = () => <StaffPage tab="profile" />;
