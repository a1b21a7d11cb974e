import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

interface Listed {
  username: string;
  clinic_id: number | null;
}

const usernames = (body: { data: Listed[] }) => body.data.map(({ username }) => username);

it("lists a clinic's staff with their roles, and nobody else's", async () => {
  const { status, body } = await (await api.login('mina'))('GET', '/users/clinic/1/index?limit=50');
  expect(status).toBe(200);
  expect(usernames(body)).toEqual(expect.arrayContaining(['mina', 'dr_sara', 'storekeeper']));
  expect(new Set(body.data.map(({ clinic_id }: Listed) => clinic_id))).toEqual(new Set([1]));
  expect(body.data.find(({ username }: Listed) => username === 'storekeeper')).toMatchObject({
    role: { name: 'انباردار' },
    permissions: ['inventory', 'services', '1'],
    profile: { fullName: 'رضا محمدی' },
  });
  expect(JSON.stringify(body)).not.toMatch(/password|argon2/);
});

it('searches and sorts the staff', async () => {
  const call = await api.login('mina');
  const found = await call('GET', `/users/clinic/1/index?search=${encodeURIComponent('انباردار')}`);
  expect(found.body.data).toEqual([]);
  const byName = await call(
    'GET',
    `/users/clinic/1/index?search=${encodeURIComponent('سارا احمدي')}`,
  );
  expect(usernames(byName.body)).toEqual(['dr_sara']);
});

it.each(['/users/clinic/2/index', '/users/doctors/2', '/doctorTypes/clinic/2'])(
  'answers 404 to members of another clinic: %s',
  async (path) => {
    expect(await (await api.login('mina'))('GET', path)).toMatchObject({ status: 404 });
  },
);

it('offers the active doctors to every section that chooses one, without personal data', async () => {
  const { status, body } = await (await api.login('reception'))('GET', '/users/doctors/1');
  expect(status).toBe(200);
  expect(usernames(body).sort()).toEqual(['dr_omid', 'dr_sara']);
  expect(body.data[0]).toMatchObject({
    phoneNumber: null,
    email: null,
    permissions: [],
    profile: { fullName: expect.any(String), nationalCode: null },
  });
});

it('offers the active assistants to whoever books', async () => {
  const { status, body } = await (await api.login('reception'))('GET', '/users/assistants/1');
  expect(status).toBe(200);
  expect(usernames(body)).toEqual(['reception']);
  const accountant = await api.login('accountant');
  expect(await accountant('GET', '/users/assistants/1')).toMatchObject({ status: 403 });
});

it("shows a doctor's categories", async () => {
  const { status, body } = await (await api.login('reception'))('GET', '/doctorTypes/clinic/1');
  expect(status).toBe(200);
  expect(body.data.length).toBeGreaterThan(0);
});

it('lists all accounts to the operator only', async () => {
  const { body } = await (await api.login('admin'))('GET', '/users/index?limit=100');
  expect(usernames(body)).toEqual(expect.arrayContaining(['admin', 'mina', 'nima']));
  expect(await (await api.login('nima'))('GET', '/users/index')).toMatchObject({ status: 403 });
});

it('shows one user to those who administer users, within their clinic', async () => {
  const mina = await api.login('mina');
  const { body } = await mina('GET', '/users/clinic/1/index?search=storekeeper');
  const path = `/users/${body.data[0].id}`;
  expect(await mina('GET', path)).toMatchObject({ status: 200, body: { username: 'storekeeper' } });
  expect(await (await api.login('nima'))('GET', path)).toMatchObject({ status: 404 });
  expect(await (await api.login('admin'))('GET', path)).toMatchObject({ status: 200 });
  expect(await (await api.login('viewer'))('GET', path)).toMatchObject({ status: 403 });
});

it('says what the product calls itself, to anyone', async () => {
  expect(await api.anyone('GET', '/settings/general')).toMatchObject({
    status: 200,
    body: { id: 1, project_name: 'زیبا', main_admin_username: 'admin' },
  });
});

describe('the list of users', () => {
  const list = async (query: string, username = 'mina', path = '/users/clinic/1/index') => {
    const call = await api.login(username);
    const { body } = await call('GET', `${path}?limit=50&${query}`);
    return usernames(body);
  };
  const q = (words: string) => `q=${encodeURIComponent(words)}`;

  it('is searched by words of several fields, in any order and spelling', async () => {
    expect(await list(q('احمدي سارا'))).toEqual(['dr_sara']);
    expect(await list(q('U-۱۰۰۵ موسوی'))).toEqual(['reception']);
    expect(await list(q('+98 917 100 1006'))).toEqual(['storekeeper']);
    const { body } = await (await api.login('mina'))('GET', '/users/3');
    expect(await list(q(`dr_sara ${body.profile.nationalCode}`))).toEqual(['dr_sara']);
    expect(await list(`${q('سارا')}&search=reception`)).toEqual([]);
  });

  it('is filtered by role and status, and sorted in both directions', async () => {
    const { body } = await (await api.login('mina'))('GET', '/metaRoles');
    const role = body.data.find(({ name }: { name: string }) => name === 'انباردار');
    expect(await list(`role_id=${role.id}&sort=username&dir=asc`)).toEqual([
      'storekeeper',
      'viewer',
    ]);
    expect(await list(`role_id=${role.id}&sort=username&dir=desc`)).toEqual([
      'viewer',
      'storekeeper',
    ]);
    expect(await list(`role_id=${role.id}&sort=-username`)).toEqual(['viewer', 'storekeeper']);
    expect(await list('account_status=suspended')).toEqual(['inactive_user']);
    expect(await list('role_id=&account_status=&sort=')).toContain('mina');
  });

  it('of the platform is filtered by clinic, type and words, too', async () => {
    const all = (query: string) => list(query, 'admin', '/users/index');
    expect(await all('clinic_id=2&type=doctor')).toEqual(['dr_leila']);
    expect(await all(`${q('leila')}&account_status=active`)).toEqual(['dr_leila']);
    expect(await all('clinic_id=1&account_status=suspended')).toEqual(['inactive_user']);
  });
});
