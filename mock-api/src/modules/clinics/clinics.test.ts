import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

it('lists all clinics for the operator, with the total also at the top level', async () => {
  const { status, body } = await api.platform()('GET', '/clinics/pagination?limit=2');
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 4, meta: { page: 1, limit: 2, total: 4, totalPages: 2 } });
  expect(body.data).toHaveLength(2);
  expect(body.data[0]).toMatchObject({
    city: expect.any(String),
    storage_limit: expect.any(String),
  });
});

it.each([
  ['search=شیراز', ['کلینیک پوست و موی شیراز']],
  ['search=mehr', ['کلینیک زیبایی مهر']],
  ['search=كلينيك زيبايي مهر', ['کلینیک زیبایی مهر']],
  ['search=هیچ‌کدام', []],
])('finds clinics by typed words: %s', async (query, names) => {
  const { body } = await api.platform()('GET', `/clinics/pagination?${encodeURI(query)}`);
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(names);
});

it('sorts by a field with a digit in its name', async () => {
  const { status, body } = await api.platform()(
    'GET',
    '/clinics/pagination?sort=-phone1&limit=500',
  );
  const phones = body.data.map((clinic: { phone1: string }) => clinic.phone1);
  expect({ status, phones }).toEqual({ status: 200, phones: [...phones].sort().reverse() });
});

it('filters by status and sorts in Persian order, in both directions', async () => {
  const operator = api.platform();
  const suspended = await operator('GET', '/clinics/pagination?account_status=suspended');
  expect(suspended.body.data.map(({ id }: { id: number }) => id)).toEqual([4]);

  const names = async (sort: string): Promise<string[]> => {
    const { body } = await operator('GET', `/clinics/pagination?sort=${sort}`);
    return body.data.map(({ name }: { name: string }) => name);
  };
  const inOrder = await names('name');
  expect(inOrder).toEqual([...inOrder].sort(new Intl.Collator('fa').compare));
  expect(await names('-name')).toEqual([...inOrder].reverse());
});

it('answers how many days of the subscription are left', async () => {
  const clinic = api.newClinic({ subscription_days: 30 });
  const { body } = await clinic.as('read')('GET', `/clinics/${await clinic.id()}`);
  expect(body).toMatchObject({ subscription_days: 30, remaining_days: 30 });
});

it('shows the operator a whole clinic, and its members only the fields of the layout', async () => {
  const whole = await api.platform()('GET', '/clinics/1');
  expect(whole.body).toMatchObject({ id: 1, responsible_national_id: expect.any(String) });
  expect(whole.body).toHaveProperty('paid_amount');

  const own = await (await api.login('viewer'))('GET', '/clinics/1');
  expect(own).toMatchObject({ status: 200, body: { id: 1, name: 'کلینیک زیبایی مهر' } });
  for (const hidden of [
    'paid_amount',
    'identity_file',
    'responsible_national_id',
    'contract_file',
  ]) {
    expect(own.body).not.toHaveProperty(hidden);
  }
});

it('answers 404 for another clinic, as for one that does not exist', async () => {
  const member = await api.login('mina');
  const [foreign, missing] = [
    await member('GET', '/clinics/2'),
    await member('GET', '/clinics/99'),
  ];
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual(missing.body);
});

it('needs the section of the clinics', async () => {
  const other = api.platform({ sections: ['support'] });
  expect(await other('GET', '/clinics/1')).toMatchObject({ status: 403 });
  expect(await other('GET', '/clinics/pagination')).toMatchObject({ status: 403 });
});

it('lists the kinds of clinics for the operator', async () => {
  const { status, body } = await api.platform()('GET', '/clinic-categories');
  expect(status).toBe(200);
  expect(body.data.length).toBeGreaterThan(0);
});
