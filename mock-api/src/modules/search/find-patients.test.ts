import type { Call } from '../../testing/call';
import { anAppointment, at } from '../../testing/clinical';
import { aPatientInput, created } from '../../testing/samples';
import { startApi, type TestApi, type TestClinic } from '../../testing/start-api';

let api: TestApi;
let clinic: TestClinic;
let desk: Call;
let wanted: number;
beforeAll(async () => {
  api = await startApi();
  clinic = api.newClinic();
  desk = clinic.as('all');
  const doctorId = await clinic.as('all', { type: 'doctor' }).userId();
  const book = (patientId: number, day: number) =>
    anAppointment(api, clinic, { doctorId, patientId, startsAt: at(day, '15:00') });
  const wantedPatient = { full_name: 'سارا رضایی نیک‌نژاد', contact_number: '09121112233' };
  wanted = await created(desk, '/patients', aPatientInput(wantedPatient));
  const other = { full_name: 'مریم آذری', contact_number: '09359998877' };
  await book(wanted, 2);
  await book(await created(desk, '/patients', aPatientInput(other)), 3);
});
afterAll(() => api.stop());

/** The ids of the patients that each search finds, in its order. */
async function patientsFoundBy(typed: string) {
  const q = encodeURIComponent(typed);
  const idsOf = async (path: string, idOf: (row: Record<string, number>) => unknown) =>
    (await desk('GET', path)).body.data.map(idOf);
  return {
    list: await idsOf(`/patients/pagination?limit=100&search=${q}`, ({ id }) => id),
    bar: await idsOf(`/search?kinds=patient&limit=50&q=${q}`, ({ id }) => id),
    barAppointments: await idsOf(
      `/search?kinds=appointment&limit=50&q=${q}`,
      ({ patient_id }) => patient_id,
    ),
    appointments: await idsOf(
      `/appointments?limit=100&search=${q}`,
      ({ patient_id }) => patient_id,
    ),
  };
}

it.each([
  ['the surname first', 'رضایی سارا'],
  ['parts of words in any order', 'نژاد سار'],
  ['hamza in place of yeh', 'رضائی'],
  ['Arabic yeh and kaf', 'رضايي نيك'],
  ['a half-space', 'نیک‌نژاد'],
  ['a space in place of the half-space', 'نیک نژاد'],
  ['nothing in place of the half-space', 'نیکنژاد'],
  ['a phone with spaces', '0912 111 2233'],
  ['a phone with the country', '+989121112233'],
  ['a phone with country and spaces', '+98 912 111 2233'],
  ['a phone with 0098', '00989121112233'],
  ['a phone with hyphens', '0912-111-2233'],
  ['a phone in Persian digits', '۰۹۱۲ ۱۱۱ ۲۲۳۳'],
  ['the beginning of a phone with the country', '+98912111'],
  ['a name and a phone', 'سارا 0912 111 2233'],
])('finds a patient by %s: %s', async (_, typed) => {
  const only = [wanted];
  expect(await patientsFoundBy(typed)).toEqual({
    list: only,
    bar: only,
    barAppointments: only,
    appointments: only,
  });
});

it.each(['سارا آذری', '0912 999 8877'])('finds nobody with only some of %s', async (typed) => {
  const nobody: number[] = [];
  expect(await patientsFoundBy(typed)).toEqual({
    list: nobody,
    bar: nobody,
    barAppointments: nobody,
    appointments: nobody,
  });
});

it('lists the file with exactly the number first, before those that contain it', async () => {
  const number = String(wanted).padStart(2, '0');
  for (const [index, full_name] of ['آرزو', 'بهار', 'یاسمن'].entries()) {
    const contact_number = `0935${number}${String(index).repeat(7)}`.slice(0, 11);
    const id = await created(desk, '/patients', aPatientInput({ full_name, contact_number }));
    const doctorId = await clinic.as('all', { type: 'doctor' }).userId();
    await anAppointment(api, clinic, { doctorId, patientId: id, startsAt: at(9 + index, '15:00') });
  }
  const persian = number.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');
  for (const typed of [number, persian]) {
    const found = await patientsFoundBy(typed);
    for (const [where, ids] of Object.entries(found)) {
      expect({ where, first: ids[0], isAlone: ids.length === 1 }).toEqual({
        where,
        first: wanted,
        isAlone: false,
      });
    }
  }
  const sorted = await desk('GET', `/patients/pagination?sort=-name&search=${number}`);
  expect(sorted.body.data[0].id).toBe(wanted);
});
