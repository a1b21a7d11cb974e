import {
  attempt,
  escalationPeople,
  one,
  staff,
  type Attempt,
  type EscalationPeople,
} from '../../testing/escalation';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
let people: EscalationPeople;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
  people = await escalationPeople(api);
});
afterAll(() => api.stop());

const attempts: Attempt[] = [
  // Giving what one lacks.
  [
    'creates a user with a section that they lack',
    'clerk',
    () => ['POST', '/auth/register', staff({ access: one('inventory', 2) })],
    403,
  ],
  [
    'creates a user with a level that they lack',
    'clerk',
    () => ['POST', '/auth/register', staff({ access: one('patients', 4) })],
    403,
  ],
  [
    'creates a user with a level that they have in another section',
    'clerk',
    () => ['POST', '/auth/register', staff({ access: one('accounting', 3) })],
    403,
  ],
  [
    'creates a user with all sections',
    'clerk',
    () => ['POST', '/auth/register', staff({ access: one('all', 2) })],
    403,
  ],
  [
    'creates a user by the role whose template is above theirs',
    'clerk',
    ({ role }) => ['POST', '/auth/register', staff({ meta_rolesId: role })],
    403,
  ],
  [
    'creates an administrator',
    'clerk',
    () => [
      'POST',
      '/users/create',
      { ...staff({ type: 'clinic_admin' }), permissions: 'patients,2' },
    ],
    403,
  ],
  [
    'creates staff of the platform',
    'admin',
    () => ['POST', '/auth/register', staff({ type: 'ziba', access: one('patients', 2) })],
    403,
  ],
  [
    'gives a section that they lack',
    'clerk',
    ({ reader }) => ['PUT', `/users/${reader}/access`, { sections: one('inventory', 2) }],
    403,
  ],
  [
    'gives a level that they have in another section',
    'clerk',
    ({ reader }) => ['PUT', `/users/${reader}/access`, { sections: one('accounting', 3) }],
    403,
  ],
  [
    'gives rights as the texts send them',
    'clerk',
    ({ reader }) => ['POST', `/users/${reader}`, { permissions: 'patients,accounting,3' }],
    403,
  ],
  [
    'gives rights with the account',
    'clerk',
    ({ reader }) => ['POST', `/users/userInfo/${reader}`, { roles: ['all'] }],
    403,
  ],
  [
    'makes a colleague an administrator',
    'clerk',
    ({ reader }) => ['POST', `/users/userInfo/${reader}`, { type: 'clinic_admin' }],
    403,
  ],
  [
    'writes a role whose template is above theirs',
    'clerk',
    () => ['POST', '/metaRoles', { name: 'همه‌کاره', access: one('all', 1) }],
    403,
  ],
  [
    'raises the template of a role',
    'clerk',
    ({ plain }) => ['POST', `/metaRoles/${plain}`, { access: one('inventory', 2) }],
    403,
  ],
  [
    'raises a template and gives it to users',
    'clerk',
    ({ plain }) => [
      'PUT',
      `/metaRoles/${plain}`,
      { access: one('settings', 1), apply_to_users: true },
    ],
    403,
  ],
  // Themselves.
  [
    'raises themselves',
    'clerk',
    ({ clerk }) => ['PUT', `/users/${clerk}/access`, { sections: one('all', 1) }],
    403,
  ],
  [
    'changes their own access',
    'admin',
    ({ admin }) => ['PUT', `/users/${admin}/access`, { sections: one('patients', 1) }],
    409,
  ],
  [
    'becomes an administrator',
    'clerk',
    ({ clerk }) => ['POST', `/users/${clerk}`, { type: 'clinic_admin' }],
    403,
  ],
  [
    'calls for users without the section',
    'keeper',
    ({ keeper }) => ['PUT', `/users/${keeper}/access`, { sections: one('users', 1) }],
    403,
  ],
];

it.each(attempts)('nobody %s (%s)', async (...tried) => {
  const [, , , status] = tried;
  expect(await attempt(api, people, tried)).toEqual({ status, hasChanged: false });
});
