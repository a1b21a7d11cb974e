import { todayInTehran } from '../../lib/tehran';
import { addDays, tehranInstant } from '../../seed/calendar';
import { aPatientInput, aServiceInput, created } from '../../testing/samples';
import { startApi, type TestApi, type TestClinic } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const day = addDays(todayInTehran(), 3);
const range = (from: string, to: string) =>
  `/appointments/by-range?start=${encodeURIComponent(from)}&end=${encodeURIComponent(to)}`;
const wholeDay = range(`${day}T00:00:00+03:30`, `${day}T23:59:59.999+03:30`);

let lastCode = 10_000;

/** Books half an hour directly in the database. */
async function book(
  clinic: TestClinic,
  doctorId: number,
  at: string,
  more: Record<string, unknown> = {},
) {
  const staff = clinic.as('all');
  const row: Record<string, unknown> = {
    clinic_id: await clinic.id(),
    appointment_code: String((lastCode += 1)),
    patient_id: await created(staff, '/patients', aPatientInput({ full_name: 'ژاله پاکدل' })),
    doctor_id: doctorId,
    package_type: 'visit',
    starts_at: tehranInstant(day, at),
    ends_at: new Date(Date.parse(tehranInstant(day, at)) + 1_800_000).toISOString(),
    ...more,
  };
  const names = Object.keys(row);
  await api.db.tenant(await clinic.id(), (tx) =>
    tx.query(
      `insert into appointments (${names.join(', ')})
       values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    ),
  );
}

it('answers the appointments of the range in order, with patient, doctor, service and fee', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const doctor = clinic.as('all', { type: 'doctor', columns: { fullName: 'سارا احمدی' } });
  const service_id = await created(desk, '/presentableServices', await aServiceInput(desk));
  await book(clinic, await doctor.userId(), '16:00', {
    service_id,
    assistant_id: await desk.userId(),
    fee_title: 'لیزر صورت',
    fee_amount: 890_000,
  });
  await book(clinic, await doctor.userId(), '14:30');

  const { status, body } = await desk('GET', wholeDay);
  expect((await desk('GET', range(day, day))).body).toEqual(body);
  const unescaped = `?start=${day}T00:00:00+03:30&end=${day}T23:59:59+03:30`;
  expect((await desk('GET', `/appointments/by-range${unescaped}`)).body).toEqual(body);
  expect(status).toBe(200);
  expect(body.meta).toMatchObject({ total: 2, totalPages: 1 });
  expect(body.data).toMatchObject([
    { start: tehranInstant(day, '14:30'), service: null, assistant: null, assistant_name: null },
    {
      appointment_datetime: tehranInstant(day, '16:00'),
      end: tehranInstant(day, '16:30'),
      status: 'waiting',
      client: { full_name: 'ژاله پاکدل', contact_number: '09171234567' },
      doctor: { id: await doctor.userId(), profile: { fullName: 'سارا احمدی', avatar: null } },
      service: { id: service_id, title: 'لیزر صورت' },
      appointment_fee: 'لیزر صورت | 890000',
      assistant: { full_name: expect.any(String) },
    },
  ]);
});

it('reads times without a zone as Tehran time, and Persian digits', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('read');
  await book(clinic, await clinic.as('all', { type: 'doctor' }).userId(), '14:00');
  const total = async (from: string, to: string) =>
    (await desk('GET', range(from, to))).body.meta.total;
  expect(await total(`${day}T14:00`, `${day}T14:00:00`)).toBe(1);
  expect(await total(`${day}T14:01:00`, `${day}T23:59:59`)).toBe(0);
  expect(await total(day, addDays(day, 1))).toBe(1);
  expect(await total(toPersian(day), toPersian(addDays(day, 1)))).toBe(1);
  expect(await desk('GET', range('دیروز', '2026-02-31'))).toMatchObject({
    status: 400,
    body: { fields: { start: 'تاریخ وارد شده معتبر نیست', end: 'تاریخ وارد شده معتبر نیست' } },
  });
});

it('shows a doctor only their own, whatever id they send; others may filter by one', async () => {
  const clinic = api.newClinic();
  const [sara, omid] = [clinic.as('all', { type: 'doctor' }), clinic.as('all', { type: 'doctor' })];
  await book(clinic, await sara.userId(), '14:00');
  await book(clinic, await omid.userId(), '15:00');
  const doctorsSeen = async (answer: Promise<{ body: { data: { doctor: { id: number } }[] } }>) =>
    (await answer).body.data.map(({ doctor }) => doctor.id);
  const [saraId, omidId] = [await sara.userId(), await omid.userId()];

  expect(await doctorsSeen(sara('GET', wholeDay))).toEqual([saraId]);
  expect(await doctorsSeen(sara('GET', `${wholeDay}&id=${omidId}`))).toEqual([saraId]);
  expect(await doctorsSeen(sara('GET', `${wholeDay}&id=0`))).toEqual([saraId]);
  const desk = clinic.as('read');
  expect(await doctorsSeen(desk('GET', `${wholeDay}&id=0`))).toEqual([saraId, omidId]);
  expect(await doctorsSeen(desk('GET', `${wholeDay}&id=${omidId}`))).toEqual([omidId]);
});

it('shows no other clinic, and needs a section that shows appointments', async () => {
  const clinic = api.newClinic();
  await book(clinic, await clinic.as('all', { type: 'doctor' }).userId(), '14:00');
  const stranger = api.newClinic().as('all');
  expect((await stranger('GET', wholeDay)).body.data).toEqual([]);
  expect((await stranger('GET', `${wholeDay}&clinicId=${await clinic.id()}`)).status).toBe(404);
  for (const section of ['appointments', 'dashboard', 'patients', 'prescriptions']) {
    expect((await clinic.as('read', { sections: [section] })('GET', wholeDay)).status).toBe(200);
  }
  expect((await clinic.as('all', { sections: ['inventory'] })('GET', wholeDay)).status).toBe(403);
  expect((await api.platform()('GET', wholeDay)).status).toBe(403);
});

const toPersian = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
