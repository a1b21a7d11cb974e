import { UserListScreen } from './user-list-screen';

/** The users of all clinics and of the platform (text 1 §2.4). */
export function PlatformUsersScreen() {
  return <UserListScreen area="admin" />;
}
