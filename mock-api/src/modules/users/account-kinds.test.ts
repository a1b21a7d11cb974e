import { randomUUID } from 'node:crypto';
import { walkedRoutes } from '../../testing/route-table';
import { aStaffInput } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';
import {
  accountKinds,
  aRole,
  aWaitingRequest,
  oneOfEachKind,
  type OneOfEachKind,
} from '../../testing/account-kinds';

/** The values of a call: the parts of its path by name, and its body. */
interface Filling {
  params?: Record<string, string | number>;
  body?: unknown;
}

let api: TestApi;
let kinds: OneOfEachKind;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
  kinds = await oneOfEachKind(api);
});
afterAll(() => api.stop());

const ofClinic = () => ({ params: { clinicId: kinds.clinicId } });

/** A colleague without rights, so that everybody who may change users may change this one. */
const ofColleague = (body?: unknown) => async (): Promise<Filling> => {
  const colleague = kinds.clinic.as({ sections: [] });
  const sid = /"sid":"([^"]+)"/.exec(atob((await colleague.token()).split('.')[1] ?? ''))?.[1];
  return { params: { id: await colleague.userId(), sid: sid ?? '' }, body };
};
const ofRequest = (body: unknown) => async () => ({
  params: { id: await aWaitingRequest(api) },
  body,
});
const approval = async () => {
  const body = { clinic_id: kinds.clinicId, meta_rolesId: await aRole(kinds), access: [] };
  return ofRequest(body)();
};
const ofOtherClinic = async () => ({
  params: { id: await api.newClinic().id() },
  body: { status: 'suspended', suspention_reason: 'بدهی' },
});
const newStaff = () => ({ body: aStaffInput({ roles: ['users'], permissions: [2] }) });
const newName = () => ({ body: { name: randomUUID() } });
const wrongCode = { password: 'a good password', verificationCode: '1' };

/**
 * Every call of users with the status that each kind of account gets, in the order of `accountKinds`. 404: the user is
 * of another clinic. 400: the caller may reset the password, but the code is wrong. 409: the caller may choose
 * services, but this colleague is no doctor.
 */
const table = `
  visitor
  |   reception
  |   |   reads
  |   |   |   writes
  |   |   |   |   deletes
  |   |   |   |   |   all levels
  |   |   |   |   |   |   doctor
  |   |   |   |   |   |   |   admin
  |   |   |   |   |   |   |   |   stranger
  |   |   |   |   |   |   |   |   |   operator
  |   |   |   |   |   |   |   |   |   |   no users
  |   |   |   |   |   |   |   |   |   |   |   waiting
  |   |   |   |   |   |   |   |   |   |   |   |   suspended
  401 403 403 403 403 403 403 403 403 200 403 403 403  GET /users/index
  401 403 403 403 403 403 403 403 403 200 403 403 403  GET /users/requests
  401 403 403 403 403 403 403 403 403 200 403 403 403  GET /users/clinics
  401 403 200 200 200 200 403 200 404 403 403 403 403  GET /users/clinic/:clinicId/index
  401 403 200 200 200 200 403 200 404 403 403 403 403  GET /users/byClinic/:clinicId
  401 200 200 200 200 200 200 200 404 403 403 403 403  GET /users/doctors/:clinicId
  401 200 403 403 403 403 200 200 404 403 403 403 403  GET /users/assistants/:clinicId
  401 403 200 200 200 200 403 200 404 200 403 403 403  GET /users/:id
  401 403 200 200 200 200 403 200 404 200 403 403 403  GET /users/:id/sessions
  401 403 200 200 200 200 403 200 404 200 403 403 403  GET /users/:id/services
  401 403 403 409 403 409 403 409 404 409 403 403 403  PUT /users/:id/services
  401 403 403 201 403 201 403 201 201 201 403 403 403  POST /users/create
  201 403 403 201 403 201 403 201 201 201 403 403 403  POST /auth/register
  401 403 403 200 403 200 403 200 404 200 403 403 403  POST /users/:id
  401 403 403 200 403 200 403 200 404 200 403 403 403  POST /users/userInfo/:id
  401 403 403 200 403 200 403 200 404 200 403 403 403  PUT /users/:id/access
  401 403 403 200 403 200 403 200 404 200 403 403 403  POST /users/:id/status
  401 403 403 403 200 200 403 200 404 200 403 403 403  DELETE /users/:id
  401 403 403 403 200 200 403 200 404 200 403 403 403  DELETE /users/:id/sessions/:sid
  401 403 403 200 403 200 403 200 404 200 403 403 403  POST /users/:id/reset-password/code
  401 403 403 200 403 200 403 200 404 200 403 403 403  GET /users/:id/reset-password/code
  401 403 403 400 403 400 403 400 404 400 403 403 403  POST /users/:id/reset-password
  401 403 403 403 403 403 403 403 403 200 403 403 403  POST /users/:id/approve
  401 403 403 403 403 403 403 403 403 200 403 403 403  POST /users/:id/refuse
  401 403 403 403 403 403 403 403 403 200 200 403 403  POST /users/changeAccountStatusByClinicId/:id
  401 403 200 200 200 200 403 200 200 200 200 403 403  GET /metaRoles
  401 403 403 201 403 201 403 201 201 201 201 403 403  POST /metaRoles
  401 200 200 200 200 200 200 200 200 200 200 403 403  GET /doctorTypes
  401 403 403 201 403 201 403 201 201 201 201 403 403  POST /doctorTypes
  401 200 200 200 200 200 200 200 200 200 200 403 403  GET /auth/profile
  401 200 200 200 200 200 200 200 200 200 200 403 403  GET /auth/sessions
`;
const rows = table
  .split('\n')
  .map((line) => /^ {2}((?:\d{3} )+) (.+)$/.exec(line))
  .filter((match) => match !== null)
  .map(([, statuses = '', call = '']) => [call, statuses.trim().split(' ').map(Number)] as const);

const fillings: Record<string, () => Filling | Promise<Filling>> = {
  'GET /users/clinic/:clinicId/index': ofClinic,
  'GET /users/byClinic/:clinicId': ofClinic,
  'GET /users/doctors/:clinicId': ofClinic,
  'GET /users/assistants/:clinicId': ofClinic,
  'GET /users/:id': ofColleague(),
  'GET /users/:id/sessions': ofColleague(),
  'GET /users/:id/services': ofColleague(),
  'PUT /users/:id/services': ofColleague({ serviceIds: [] }),
  'POST /users/create': newStaff,
  'POST /auth/register': newStaff,
  'POST /users/:id': ofColleague({ address: 'شیراز' }),
  'POST /users/userInfo/:id': ofColleague({ type: 'staff' }),
  'PUT /users/:id/access': ofColleague({ sections: [] }),
  'POST /users/:id/status': ofColleague({ status: 'suspended' }),
  'DELETE /users/:id': ofColleague(),
  'DELETE /users/:id/sessions/:sid': ofColleague(),
  'POST /users/:id/reset-password/code': ofColleague(),
  'GET /users/:id/reset-password/code': ofColleague(),
  'POST /users/:id/reset-password': ofColleague(wrongCode),
  'POST /users/:id/approve': approval,
  'POST /users/:id/refuse': ofRequest({ reason: 'ناشناس' }),
  'POST /users/changeAccountStatusByClinicId/:id': ofOtherClinic,
  'POST /metaRoles': newName,
  'POST /doctorTypes': newName,
};

it.each(rows)('%s', async (call, expected) => {
  const [method = '', path = ''] = call.split(' ');
  const actual: Record<string, number> = {};
  for (const kind of accountKinds) {
    const { params = {}, body } = (await fillings[call]?.()) ?? {};
    const filled = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
    actual[kind] = (await kinds.accounts[kind](method, filled, body)).status;
  }
  expect(actual).toEqual(
    Object.fromEntries(accountKinds.map((kind, index) => [kind, expected[index]])),
  );
});

it('has every call of users in the table', () => {
  const calls = walkedRoutes(api.app)
    .map(({ name }) => name)
    .filter((name) => name.includes(' /users/'));
  expect(rows.map(([call]) => call)).toEqual(expect.arrayContaining(calls));
});
