import { addDays, todayInTehran } from '../../lib/tehran';
import { aDesk, aSchedule, at, clock, friday, workday } from '../../testing/bookings';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('availability', () => {
  it('answers every slot of the day from 14:00 to 22:30, with the zone of Tehran', async () => {
    const { desk, doctorId } = await aSchedule(api);
    const path = `/schedule/doctor-availability?doctorId=${doctorId}&date=${workday()}`;
    const { status, body } = await desk('GET', path);
    expect(status).toBe(200);
    expect(body.meta).toMatchObject({ total: 18, totalPages: 1 });
    expect(body.data[0]).toEqual({
      start: `${workday()}T14:00:00+03:30`,
      end: `${workday()}T14:30:00+03:30`,
      state: 'free',
    });
    expect(clock(body.data[17].start)).toBe('22:30');
  });

  it('shows booked and past slots, and canceled ones as free', async () => {
    const { desk, book, timesOf, slots } = await aSchedule(api);
    const { body } = await book({ duration: 60 });
    expect(await timesOf('booked')).toEqual(['16:00', '16:30']);
    await desk('POST', `/appointments/${body.id}/status`, { status: 'canceled' });
    expect(await timesOf('booked')).toEqual([]);
    const yesterday = await slots(addDays(todayInTehran(), -1));
    expect(new Set(yesterday.map(({ state }) => state))).toEqual(new Set(['past']));
  });

  it('has room for the length of the service: no slot would last past the end or into a booking', async () => {
    const { clinic, serviceId, book, timesOf } = await aSchedule(api);
    await api.db.tenant(await clinic.id(), (tx) =>
      tx.query('update services set duration_min = 60'),
    );
    await book({ duration: 30 });
    const more = `&service_id=${serviceId}`;
    expect(await timesOf('booked', workday(), more)).toEqual(['15:30', '16:00']);
    expect(await timesOf('closed', workday(), more)).toEqual(['22:30']);
  });

  it('keeps the pause between two bookings of a doctor, also for one that is moved', async () => {
    const { desk, book, timesOf } = await aSchedule(api);
    await desk('PUT', '/appointments/settings', { buffer_minutes: 30 });
    const { body } = await book({ appointment_datetime: at('16:00'), duration: 30 });
    expect(await timesOf('closed')).toEqual(['15:30', '16:30']);
    const near = await book({ appointment_datetime: at('16:30'), duration: 30 });
    expect([near.status, near.body.code, near.body.message]).toEqual([
      409,
      'slot_closed',
      'این زمان به نوبت دیگری از همین پزشک بسیار نزدیک است',
    ]);
    const moved = await desk('POST', `/appointments/${body.id}/reschedule`, { start: at('16:30') });
    expect(moved.status).toBe(200);
    expect(await timesOf('closed')).toEqual(['16:00', '17:00']);
  });

  it('is closed on Fridays, with the reason', async () => {
    const { slots } = await aSchedule(api);
    const states = (await slots(friday())).map(({ state, reason }) => `${state} ${reason}`);
    expect(states).toHaveLength(18);
    expect(new Set(states)).toEqual(new Set(['closed جمعه تعطیل است']));
  });

  it('reads an instant as its day in Tehran, and Persian digits', async () => {
    const { slots } = await aSchedule(api);
    const [first] = await slots(encodeURIComponent(at('00:30')));
    expect(first?.start.slice(0, 10)).toBe(workday());
    const persian = workday().replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit);
    expect((await slots(encodeURIComponent(persian)))[0]?.start.slice(0, 10)).toBe(workday());
  });

  it('names missing values, and finds nothing of other clinics', async () => {
    const { desk, doctorId, clinic } = await aSchedule(api);
    const other = await aDesk(api);
    const ask = (query: string) => desk('GET', `/schedule/doctor-availability?${query}`);
    expect((await ask('')).body.fields).toEqual({
      doctor_id: 'لطفا پزشک را انتخاب کنید',
      date: 'تاریخ وارد شده معتبر نیست',
    });
    for (const date of ['1405-13-40', '0001-01-01', '0000-01-01T00:00', '9999-12-31T23:59-12:00']) {
      expect([date, (await ask(`doctor_id=${doctorId}&date=${date}`)).status]).toEqual([date, 400]);
    }
    const endless = `doctor_id=${doctorId}&date=${workday()}&duration=2000000000`;
    expect((await ask(endless)).status).toBe(400);
    expect((await ask(`doctor_id=${other.doctorId}&date=${workday()}`)).status).toBe(404);
    const foreign = `doctor_id=${doctorId}&date=${workday()}`;
    expect((await ask(`${foreign}&service_id=${other.serviceId}`)).status).toBe(404);
    expect((await ask(`${foreign}&clinic_id=${await other.clinic.id()}`)).status).toBe(404);
    const keeper = clinic.as('all', { sections: ['inventory'] });
    expect((await keeper('GET', `/schedule/doctor-availability?${foreign}`)).status).toBe(403);
  });
});
