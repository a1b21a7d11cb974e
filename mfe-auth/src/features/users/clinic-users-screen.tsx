import { UserListScreen } from './user-list-screen';

/** The users of the clinic (text 3 §2). */
export function ClinicUsersScreen() {
  return <UserListScreen area="clinic" />;
}
