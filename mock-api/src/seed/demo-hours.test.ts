import { clock } from '../lib/clock';
import { startApi, type TestApi } from '../testing/start-api';
import { seed } from './seed';

/** The hours at which the database is filled, and the clinics that have a patient in visit at that time. */
const moments = [
  { at: '2026-11-24T03:05:00+03:30', when: 'at night', busy: [] },
  { at: '2026-11-24T10:30:00+03:30', when: 'before the clinics open', busy: [] },
  { at: '2026-11-24T15:41:00+03:30', when: 'in the afternoon', busy: [1, 2] },
  { at: '2026-11-24T18:58:00+03:30', when: 'in the last minutes of an hour', busy: [1, 2] },
  { at: '2026-11-24T23:40:00+03:30', when: 'after the clinics have closed', busy: [] },
  { at: '2026-11-27T18:10:00+03:30', when: 'on a Friday', busy: [1, 2] },
  { at: '2027-03-22T20:20:00+03:30', when: 'in the holidays of the new year', busy: [1, 2] },
];

/** A server whose database was filled with the demo data at a given time. */
async function filledAt(at: string): Promise<TestApi> {
  clock.set(new Date(at));
  const api = await startApi();
  await api.db.platform(async (tx) => {
    await tx.query('delete from users');
    await tx.query('delete from general_settings');
  });
  await seed(api.db, { seed: 'demo' });
  return api;
}

describe.each(moments)('the demo data made $when', ({ at, busy }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await filledAt(at);
  });
  afterAll(async () => {
    await api.stop();
    clock.set(new Date());
  });

  const query = <Row = Record<string, unknown>>(text: string) =>
    api.db.platform((tx) => tx.query<Row>(text));

  it('has nobody in visit, done or missed before their time', async () => {
    expect(
      await query(`select id, starts_at, status from appointments
        where starts_at > app_now() and status in ('visiting', 'done', 'no_show')`),
    ).toEqual([]);
    expect(
      await query(`select id, starts_at, status from treatment_sessions
        where starts_at > app_now() and status = 'done'`),
    ).toEqual([]);
    expect(
      await query(`select id, operation_date from transcriptions
        where operation_date > app_now() and reported_at is not null`),
    ).toEqual([]);
  });

  it('has nobody waiting or in visit whose time has long passed', async () => {
    expect(
      await query(`select id, starts_at, status from appointments
        where ends_at < app_now() - interval '1 hour' and status in ('waiting', 'visiting')`),
    ).toEqual([]);
    expect(
      await query(`select id, starts_at from treatment_sessions
        where starts_at < app_now() - interval '2 hours' and status = 'planned'`),
    ).toEqual([]);
  });

  it('has at most one patient in visit with a doctor, and at least one while the clinics are open', async () => {
    const visiting = await query<{ clinic_id: number }>(
      "select distinct clinic_id from appointments where status = 'visiting' order by clinic_id",
    );
    expect(visiting.map(({ clinic_id }) => clinic_id)).toEqual(busy);
    expect(
      await query(`select doctor_id from appointments where status = 'visiting'
        group by clinic_id, doctor_id having count(*) > 1`),
    ).toEqual([]);
  });

  it('has an arrival time for every patient in visit, and none is later than now', async () => {
    expect(
      await query(`select id, status, arrived_at, started_at from appointments
        where (status = 'visiting') <> (started_at is not null)
          or started_at is not null and arrived_at is null
          or greatest(arrived_at, started_at) > app_now()`),
    ).toEqual([]);
  });

  it('has nobody waiting while the clinic is closed', async () => {
    const day = (column: string) => `(${column} at time zone 'Asia/Tehran')`;
    const outside = await query(`select * from (
        select clinic_id, starts_at, ends_at from appointments
        union all
        select clinic_id, starts_at, starts_at + estimated_duration::float8 * interval '1 hour'
          from treatment_sessions
        union all
        select clinic_id, operation_date, operation_date + operation_minutes * interval '1 minute'
          from transcriptions where operation_date is not null
      ) t
      where ${day('starts_at')}::time < '14:00' or ${day('ends_at')}::time > '23:00'
        or ${day('starts_at')}::date <> app_today() and (
          extract(dow from ${day('starts_at')}) = 5
          or exists (select from holidays h
            where h.clinic_id = t.clinic_id and h.date = ${day('starts_at')}::date))`);
    expect(outside).toEqual([]);
  });

  it('has no arrivals today while the clinic is closed', async () => {
    const call = await api.login('mina');
    const today = await call('GET', '/appointments/today');
    expect(today.body.data.length).toBeGreaterThan(8);
    expect(today.body.data.filter((one: object) => 'off_time' in one)).toEqual([]);
  });
});
