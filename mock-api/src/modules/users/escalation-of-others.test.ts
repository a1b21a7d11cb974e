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
  // Those above them, and the last administrator.
  [
    'edits a higher user',
    'clerk',
    ({ admin }) => ['POST', `/users/${admin}`, { fullName: 'x' }],
    403,
  ],
  [
    'takes the access of a higher user',
    'clerk',
    ({ admin }) => ['PUT', `/users/${admin}/access`, { sections: [] }],
    403,
  ],
  [
    'deactivates a higher user',
    'clerk',
    ({ admin }) => ['POST', `/users/${admin}/status`, { status: 'suspended' }],
    403,
  ],
  [
    'sets the password of a higher user',
    'clerk',
    ({ admin }) => [
      'POST',
      `/users/${admin}/reset-password`,
      { password: 'another good one', verificationCode: '1' },
    ],
    403,
  ],
  [
    'sets the password of a user with more rights',
    'clerk',
    ({ keeper }) => ['POST', `/users/${keeper}/reset-password/code`],
    403,
  ],
  [
    'sets the phone of a user with more rights',
    'clerk',
    ({ keeper }) => ['POST', `/users/${keeper}`, { phoneNumber: '09120000001' }],
    403,
  ],
  [
    'demotes the last administrator',
    'limited',
    ({ admin }) => ['POST', `/users/${admin}`, { type: 'staff' }],
    409,
  ],
  [
    'deactivates the last administrator',
    'limited',
    ({ admin }) => ['POST', `/users/${admin}/status`, { status: 'suspended' }],
    409,
  ],
  [
    'takes rights of the last administrator',
    'limited',
    ({ admin }) => ['PUT', `/users/${admin}/access`, { sections: one('patients', 2) }],
    409,
  ],
  ['deletes without the level', 'clerk', ({ reader }) => ['DELETE', `/users/${reader}`], 403],
  // Other clinics and the platform.
  [
    'gives rights to a user of another clinic',
    'admin',
    ({ stranger }) => ['PUT', `/users/${stranger}/access`, { sections: one('patients', 2) }],
    404,
  ],
  [
    'creates a user of another clinic',
    'admin',
    () => ['POST', '/auth/register', staff({ clinic_id: 1 })],
    404,
  ],
  [
    'moves a user to another clinic',
    'admin',
    ({ reader }) => ['POST', `/users/userInfo/${reader}`, { clinic_id: 1 }],
    404,
  ],
  [
    'approves a registration into their own clinic',
    'admin',
    ({ request, clinic, plain }) => [
      'POST',
      `/users/${request}/approve`,
      { clinic_id: clinic, meta_rolesId: plain },
    ],
    403,
  ],
  [
    'approves a registration into another clinic',
    'admin',
    ({ request, plain }) => [
      'POST',
      `/users/${request}/approve`,
      { clinic_id: 1, meta_rolesId: plain },
    ],
    403,
  ],
  [
    'approves with a level that they lack',
    'limited',
    ({ request, clinic, plain }) => [
      'POST',
      `/users/${request}/approve`,
      { clinic_id: clinic, meta_rolesId: plain, access: one('patients', 1) },
    ],
    403,
  ],
  [
    'approves with the role of another clinic',
    'limited',
    ({ request, plain }) => [
      'POST',
      `/users/${request}/approve`,
      { clinic_id: 1, meta_rolesId: plain, access: one('patients', 2) },
    ],
    400,
  ],
  [
    'gives a section of the platform that they lack',
    'limited',
    () => ['POST', '/auth/register', staff({ access: one('settings', 2) })],
    403,
  ],
  [
    'refuses registrations as a clinic',
    'admin',
    ({ request }) => ['POST', `/users/${request}/refuse`, { reason: 'نه' }],
    403,
  ],
];

it.each(attempts)('nobody %s (%s)', async (...tried) => {
  const [, , , status] = tried;
  expect(await attempt(api, people, tried)).toEqual({ status, hasChanged: false });
});
