import { metaRole, metaRoleInput } from '@ziba/shared/contracts/meta-roles';
import { userTexts } from '@ziba/shared/contracts/users';
import { namedRoutes } from '../../data/named-routes';
import { m } from '../users/messages';

/** The roles that a clinic gives its staff. A role is a name: rights are each user's own (text 3 §6). */
export const metaRolesRoutes = namedRoutes({
  path: '/metaRoles',
  table: 'meta_roles',
  template: 'meta_role',
  input: metaRoleInput,
  answer: metaRole,
  columns: ['name', 'name_en', 'type', 'description'],
  readers: ['users', 'accounting'],
  keeper: 'users',
  admin: ['users', 'clinics', 'settings'],
  taken: userTexts.roleTaken,
  users: { table: 'users', column: 'meta_rolesId', inUse: m.roleInUse },
});
