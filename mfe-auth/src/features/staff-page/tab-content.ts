import type { UserDetail } from '@ziba/shared/contracts/users';

/** What each tab of the page of a staff member gets. */
export interface TabContent {
  user: UserDetail;
  /** Reads the user again. */
  reload: () => unknown;
  /** The list of users, as it was left. */
  list: string;
}
