import {
  metaRole,
  metaRoleEdit,
  metaRoleInput,
  metaRoleSaved,
} from '@ziba/shared/contracts/meta-roles';
import { userTexts } from '@ziba/shared/contracts/users';
import { namedRoutes } from '../../data/named-routes';
import { roleReaders, roleRows } from './role-rows';

/**
 * The roles that a clinic gives its staff. A role has a kind, which decides what its users are, and a template of
 * access, which is proposed; the rights are each user's own. A role in use is archived: its users keep
 * it and its name.
 */
export const metaRolesRoutes = namedRoutes({
  path: '/metaRoles',
  table: 'meta_roles',
  template: 'meta_role',
  input: metaRoleInput,
  edit: metaRoleEdit,
  answer: metaRole,
  saved: metaRoleSaved,
  rowsOf: roleRows,
  readers: roleReaders,
  writer: 'users',
  admin: ['users', 'clinics', 'settings'],
  taken: userTexts.roleTaken,
  users: 'archive',
});
