import { anAppointment, aPractice, at } from '../../testing/clinical';
import { clock } from '../../lib/clock';
import { payableOf } from '../../testing/debts';
import { aPatientInput, aProductInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => clock.set(new Date()));
afterAll(() => api.stop());

type Hit = { kind: string; id: number; title: string };
const path = (q: string, more = '') => `/search?q=${encodeURIComponent(q)}${more}`;
const kindsOf = ({ body }: { body: { data: Hit[] } }) => [
  ...new Set(body.data.map(({ kind }) => kind)),
];

it('finds patients, appointments, plans, staff, products and tickets at once', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all', { columns: { fullName: 'نیلوفر نیک‌نژاد' } });
  const { patientId, appointmentId } = await payableOf(api, clinic);
  await desk('POST', `/patients/${patientId}`, { full_name: 'نیلوفر کریمی' });
  await created(desk, '/products', await aProductInput(desk, { name: 'کرم نیلوفر' }));

  const answer = await desk('GET', path('نیلوفر'));
  expect(answer.status).toBe(200);
  expect(kindsOf(answer)).toEqual(['patient', 'appointment', 'plan', 'staff', 'product']);
  expect(answer.body.data).toContainEqual(
    expect.objectContaining({ kind: 'appointment', id: appointmentId, patient_id: patientId }),
  );
  expect(kindsOf(await desk('GET', path('نیلوفر', '&kinds=patient,product')))).toEqual([
    'patient',
    'product',
  ]);
  expect((await desk('GET', path('نیلوفر', '&kinds=money'))).status).toBe(400);
});

it('reads digits, half-spaces and letters of any script, and pattern characters as themselves', async () => {
  const desk = api.newClinic().as('all');
  const input = aPatientInput({ full_name: 'علی‌اکبر نیک‌نژاد', contact_number: '09361112233' });
  await created(desk, '/patients', input);
  for (const q of ['علي اكبر', '۰۹۳۶۱۱۱', '09361112233', input.national_code]) {
    expect((await desk('GET', path(q))).body.data).toMatchObject([{ title: 'علی‌اکبر نیک‌نژاد' }]);
  }
  for (const q of ['%%', '__', 'ع', '', '  ']) {
    expect((await desk('GET', path(q))).body).toMatchObject({ data: [], meta: { total: 0 } });
  }
  expect((await desk('GET', '/search')).body.data).toEqual([]);
});

it("shows only results of the caller's sections", async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all', { columns: { fullName: 'نیلوفر راد' } });
  const { patientId } = await payableOf(api, clinic);
  await desk('POST', `/patients/${patientId}`, { full_name: 'نیلوفر کریمی' });
  await created(desk, '/products', await aProductInput(desk, { name: 'کرم نیلوفر' }));
  const seen = async (sections: string[]) =>
    kindsOf(await clinic.as('read', { sections })('GET', path('نیلوفر')));

  expect(await seen(['inventory'])).toEqual(['product']);
  expect(await seen(['users'])).toEqual(['staff']);
  expect(await seen(['appointments'])).toEqual(['patient', 'appointment', 'plan']);
  expect(await seen([])).toEqual([]);
  expect(kindsOf(await api.newClinic().as('all')('GET', path('نیلوفر')))).toEqual([]);
  expect((await api.platform()('GET', path('نیلوفر'))).status).toBe(403);
  expect((await api.anyone('GET', path('نیلوفر'))).status).toBe(401);
});

it('shows a doctor only their own appointments and plans', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const doctor = clinic.as('all', { type: 'doctor' });
  const own = await payableOf(api, clinic, { doctorId: await doctor.userId() });
  const other = await payableOf(api, clinic);
  for (const { patientId } of [own, other]) {
    await desk('POST', `/patients/${patientId}`, { full_name: 'نیلوفر کریمی' });
  }
  const { body } = await doctor('GET', path('نیلوفر', '&kinds=appointment,plan'));
  expect(body.data).toHaveLength(2);
  expect(body.data).toMatchObject([{ patient_id: own.patientId }, { patient_id: own.patientId }]);
});

it('lists the coming visits of a patient from today on, the nearest first, and then the past ones', async () => {
  clock.set(new Date(at(0, '12:00')));
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const doctorId = await clinic.as('all', { type: 'doctor' }).userId();
  const input = aPatientInput({ full_name: 'پانته‌آ ملکی' });
  const patientId = await created(desk, '/patients', input);
  const past = [at(-1, '15:00'), at(-1, '14:00'), at(-9, '15:00')];
  const coming = [
    at(0, '00:15'),
    at(0, '23:00'),
    ...[1, 2, 3, 4, 5, 6].map((days) => at(days, '15:00')),
  ];
  for (const startsAt of [...past, ...coming].toReversed()) {
    await anAppointment(api, clinic, { doctorId, patientId, startsAt });
  }
  const datesOf = async (more = '') => {
    const { body } = await desk('GET', path('ملکی', `&kinds=appointment${more}`));
    return body.data.map(({ date }: { date: string }) => new Date(date).toISOString());
  };
  expect(await datesOf('&limit=50')).toEqual([...coming, ...past]);
  expect(await datesOf('&limit=10')).toEqual([...coming, ...past.slice(0, 2)]);
  expect(await datesOf()).toEqual(coming.slice(0, 5));
});

describe('audit', () => {
  it('lists who changed what, the newest first, with filters', async () => {
    const clinic = api.newClinic();
    const desk = clinic.as('all', { columns: { fullName: 'مینا راد' } });
    const id = await created(desk, '/patients', aPatientInput({ address: 'شیراز' }));
    await desk('POST', `/patients/${id}`, { address: 'تهران' });
    await created(desk, '/patients', aPatientInput());

    const { status, body } = await desk('GET', `/audit?entity=patients&entity_id=${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: [
        {
          action: 'update',
          entity: 'patients',
          entity_id: id,
          before: { address: 'شیراز' },
          after: { address: 'تهران' },
          user: { fullName: 'مینا راد' },
          at: expect.stringMatching(/Z$/),
        },
        { action: 'create' },
      ],
      meta: { total: 2, page: 1 },
    });
    const total = async (query: string) => (await desk('GET', `/audit?${query}`)).body.meta.total;
    expect(await total(`user=${await desk.userId()}`)).toBe(3);
    expect(await total('user=999999')).toBe(0);
    expect(await total('action=update')).toBe(1);
    expect(await total('from=2020-01-01&to=2020-01-02')).toBe(0);
    expect(await total(`search=${encodeURIComponent('مینا')}`)).toBe(3);
  });

  it('shows a reader of the settings only changes of rows whose section they read', async () => {
    const clinic = api.newClinic();
    const manager = clinic.as('all');
    await created(manager, '/patients', aPatientInput());
    await manager('POST', `/clinics/${await clinic.id()}`, { notes: 'طبقه دوم' });
    const kinds = async (sections: string[], type?: string) => {
      const reader = clinic.as('read', {
        sections: ['settings', ...sections],
        ...(type ? { type } : {}),
      });
      const { body } = await reader('GET', '/audit?limit=100');
      return [...new Set(body.data.map(({ entity }: { entity: string }) => entity))].sort();
    };
    expect(await kinds([])).toEqual(['clinics']);
    expect(await kinds(['patients'])).toEqual(['clinics', 'patients']);
    // A doctor reads only what they changed themselves.
    expect(await kinds(['patients'], 'doctor')).toEqual([]);
  });

  it('keeps what was noted about patients from readers of appointments', async () => {
    const { clinic, staff, aPlan } = await aPractice(api);
    await created(staff, '/treatmentPlans', aPlan());
    const read = async (sections: string[]) => {
      const reader = clinic.as('read', { sections: ['settings', ...sections] });
      return (await reader('GET', '/audit?entity=treatment_plans')).body.data[0];
    };
    expect(await read(['appointments'])).toMatchObject({ action: 'create', after: null });
    expect(await read(['patients'])).toMatchObject({ after: expect.any(Object) });
  });

  it('needs the section of the settings, and shows only the own clinic', async () => {
    const clinic = api.newClinic();
    await created(clinic.as('all'), '/patients', aPatientInput());
    expect((await clinic.as('all', { sections: ['patients'] })('GET', '/audit')).status).toBe(403);
    const stranger = api.newClinic().as('all');
    expect((await stranger('GET', '/audit')).body.data).toEqual([]);
    expect((await stranger('GET', `/audit?clinicId=${await clinic.id()}`)).status).toBe(404);
  });
});
