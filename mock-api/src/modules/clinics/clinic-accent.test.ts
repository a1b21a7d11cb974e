import type { Call } from '../../testing/call';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
let operator: Call;
beforeAll(async () => {
  api = await startApi();
  operator = api.platform();
});
afterAll(() => api.stop());

it.each([
  ['#0F766E', '#0f766e'],
  [' 0f766e ', '#0f766e'],
  ['#۱۲۳abc', '#123abc'],
  ['#07e', '#0077ee'],
  ['', null],
  [null, null],
])('accepts %j as the colour of a clinic', async (sent, stored) => {
  const clinic = api.newClinic({ accent_color: '#7a2b62' });
  const path = `/clinics/${await clinic.id()}`;
  const staff = clinic.as('write', { sections: ['settings'] });
  expect((await staff('GET', path)).body.accent_color).toBe('#7a2b62');
  const { status, body } = await staff('POST', path, { accent_color: sent });
  expect([status, body.accent_color]).toEqual([200, stored]);
  expect((await operator('GET', path)).body.accent_color).toBe(stored);
});

it.each(['red', '#12345', '#1234567', '#12345g', 'url(x)', 'rgb(1,2,3)', 7, {}])(
  'refuses a colour such as %j and keeps the old one',
  async (accent_color) => {
    const id = await api.newClinic({ accent_color: '#7a2b62' }).id();
    const { status, body } = await operator('POST', `/clinics/${id}`, { accent_color });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['accent_color']]);
    expect((await operator('GET', `/clinics/${id}`)).body.accent_color).toBe('#7a2b62');
  },
);

it('records who changed the colour of a clinic, with the old and the new one', async () => {
  const clinic = api.newClinic({ accent_color: '#7a2b62' });
  const id = await clinic.id();
  const staff = clinic.as('write', { sections: ['settings'] });
  await staff('POST', `/clinics/${id}`, { accent_color: '0F766E' });
  const rows = await api.db.tenant(id, (tx) =>
    tx.query(`select action, before, after from audit_log where entity = 'clinics'`),
  );
  expect(rows).toEqual([
    {
      action: 'update',
      before: { accent_color: '#7a2b62' },
      after: { accent_color: '#0f766e' },
    },
  ]);
});

it('has a check for colours in the database', async () => {
  const clinic = api.newClinic();
  const id = await clinic.id();
  const write = api.db.platform((tx) =>
    tx.query(`update clinics set accent_color = '#0F766E' where id = $1`, [id]),
  );
  await expect(write).rejects.toThrow('clinics_accent_color');
});

it('is part of the answer of the login, so that the first screen has it', async () => {
  const demo = await startApi({ data: 'demo' });
  try {
    const colourOf = async (username: string) => {
      const member = await demo.login(username);
      return (await member('GET', '/auth/me')).body.clinicData.accent_color;
    };
    expect([await colourOf('mina'), await colourOf('nima')]).toEqual([null, '#0f766e']);
  } finally {
    await demo.stop();
  }
});

it('is told to the open pages of everybody in the clinic, once it is another one', async () => {
  const clinic = api.newClinic({ accent_color: '#7a2b62' });
  const id = await clinic.id();
  const staff = clinic.as('write', { sections: ['settings'] });
  const told = () =>
    api.db.tenant(id, (tx) =>
      tx.query(
        `select user_id, sections from events where type = 'user.changed' and clinic_id = $1`,
        [id],
      ),
    );
  await staff('POST', `/clinics/${id}`, { accent_color: '#7a2b62', notes: 'طبقه دوم' });
  expect(await told()).toEqual([]);
  await staff('POST', `/clinics/${id}`, { accent_color: '#0f766e' });
  expect(await told()).toEqual([{ user_id: null, sections: null }]);
});
