import { startApi, type TestApi } from '../testing/start-api';
import { grow } from './grow';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

const figure = async (text: string) =>
  (await api.db.tenant(2, (tx) => tx.query<{ n: number }>(`select (${text})::int as n`)))[0]?.n;

it('adds appointments to a clinic several times, with their reserved times', async () => {
  const count = 'select count(*) from appointments';
  const before = (await figure(count)) ?? 0;
  await grow(api.db, { clinicId: 2, appointments: 700 });
  await grow(api.db, { clinicId: 2, appointments: 21_000 });
  expect(await figure(count)).toBe(before + 21_700);

  const withoutTime = `select count(*) from (
    select id, doctor_id, patient_id, starts_at from appointments
    where status = 'done' and appointment_code ~ '^1[0-9]{9}$'
    except
    select owner_id, d.doctor_id, p.patient_id, slot
    from doctor_slots d join patient_slots p using (clinic_id, owner_kind, owner_id, slot)
    where owner_kind = 'appointment') missing`;
  expect(await figure(withoutTime)).toBe(0);
  expect(
    await figure(`${count} where appointment_code ~ '^1[0-9]{9}$' and starts_at > app_now()`),
  ).toBe(0);
  expect(await figure("select sum(change) from row_counts where entity = 'appointments'")).toBe(
    await figure(`${count} where archived_at is null`),
  );
});

it('refuses a clinic that does not exist', async () => {
  await expect(grow(api.db, { clinicId: 99, appointments: 10 })).rejects.toThrow('no clinic 99');
});
