import { addDays } from '../../lib/tehran';
import { aDesk, aSchedule, at, clock, friday, workday } from '../../testing/bookings';
import { created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('working hours', () => {
  const hoursOf = (from: string, to: string) =>
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from, to }));

  it('are those of the text until the clinic sets its own, and a doctor may have others', async () => {
    const { desk, doctorId, timesOf, book } = await aSchedule(api);
    const path = '/schedule/working-hours';
    const usual = (await desk('GET', path)).body.data;
    expect(usual).toHaveLength(6);
    expect(usual[0]).toEqual({ doctor_id: null, weekday: 0, from: '14:00', to: '23:00' });

    await desk('PUT', path, { hours: hoursOf('09:00', '10:00') });
    expect(await timesOf('free')).toEqual(['09:00', '09:30']);
    expect(await timesOf('free', friday())).toEqual(['09:00', '09:30']);
    expect((await book({ appointment_datetime: at('14:00') })).body.code).toBe('slot_closed');

    const split = [...hoursOf('08:00', '08:30'), ...hoursOf('20:00', '20:30')];
    const saved = await desk('POST', path, { doctorId, hours: split });
    expect(saved).toMatchObject({ status: 200, body: { meta: { total: 14 } } });
    expect(await timesOf('free')).toEqual(['08:00', '20:00']);
    await desk('PUT', path, { doctor_id: doctorId, hours: [] });
    expect(await timesOf('free')).toEqual(['09:00', '09:30']);
  });

  it('cannot be invalid or overlap', async () => {
    const { clinic, desk } = await aSchedule(api);
    const put = async (hours: unknown) =>
      (await desk('PUT', '/schedule/working-hours', { hours })).status;
    expect(await put([{ weekday: 0, from: '10:00', to: '09:00' }])).toBe(400);
    expect(await put([{ weekday: 7, from: '10:00', to: '11:00' }])).toBe(400);
    expect(await put([{ weekday: 0, from: '10:10', to: '11:00' }])).toBe(400);
    expect(await put([{ weekday: 0, from: '25:00', to: '26:00' }])).toBe(400);
    const twice = [
      { weekday: 1, from: '10:00', to: '12:00' },
      { weekday: 1, from: '11:00', to: '13:00' },
    ];
    expect(await put(twice)).toBe(400);
    expect(await put([{ weekday: 6, from: '۰۰:۰۰', to: '24:00' }])).toBe(200);
    const other = await aDesk(api);
    const foreign = { doctor_id: other.doctorId, hours: [] };
    expect((await desk('PUT', '/schedule/working-hours', foreign)).status).toBe(404);
    expect((await clinic.as('read')('PUT', '/schedule/working-hours', {})).status).toBe(403);
  });
});

describe('exceptions', () => {
  it('close the time of a doctor or of the clinic with their reason, and open other hours', async () => {
    const { desk, doctorId, slots, timesOf, book, newDoctor } = await aSchedule(api);
    const path = '/schedule/exceptions';
    const leave = { kind: 'leave', start: at('18:00'), end: at('19:00'), reason: 'کنگره' };
    const id = await created(desk, path, { ...leave, doctor_id: doctorId });
    const closed = (await slots()).filter(({ state }) => state === 'closed');
    expect(closed.map(({ start, reason }) => [clock(start), reason])).toEqual([
      ['18:00', 'کنگره'],
      ['18:30', 'کنگره'],
    ]);
    expect((await book({ appointment_datetime: at('18:30') })).body).toMatchObject({
      code: 'slot_closed',
      message: 'کنگره',
    });
    const elsewhere = await book({
      appointment_datetime: at('18:30'),
      doctor_id: await newDoctor(),
    });
    expect(elsewhere.status).toBe(201);

    const longer = await desk('POST', `${path}/${id}`, { end: at('18:30') });
    expect(longer).toMatchObject({ status: 200, body: { end: at('18:30'), reason: 'کنگره' } });
    expect(await timesOf('closed')).toEqual(['18:00']);
    expect(await desk('DELETE', `${path}/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect(await timesOf('closed')).toEqual([]);

    await desk('POST', `/appointments/${elsewhere.body.id}/status`, { status: 'canceled' });
    await created(desk, path, { kind: 'closed', start: at('14:00'), end: at('23:00') });
    expect(await timesOf('free')).toEqual([]);
    const open = { kind: 'extra', start: at('10:00', friday()), end: at('11:00', friday()) };
    await created(desk, path, open);
    expect(await timesOf('free', friday())).toEqual(['10:00', '10:30']);
    expect((await desk('GET', path)).body.meta.total).toBe(2);
    const later = `${path}?from=${addDays(friday(), 8)}`;
    expect((await desk('GET', later)).body.data).toEqual([]);
  });

  it('need an end after the start, and a doctor of the clinic for leave', async () => {
    const { clinic, desk } = await aSchedule(api);
    const other = await aDesk(api);
    const post = async (body: object) => desk('POST', '/schedule/exceptions', body);
    const leave = { kind: 'leave', start: at('18:00'), end: at('19:00') };
    expect((await post(leave)).body.fields).toEqual({
      doctor_id: 'برای مرخصی پزشک را انتخاب کنید',
    });
    expect((await post({ ...leave, kind: 'closed', end: at('17:00') })).status).toBe(400);
    expect((await post({ ...leave, doctor_id: other.doctorId })).status).toBe(404);
    const id = await created(desk, '/schedule/exceptions', { ...leave, kind: 'closed' });
    expect((await post({})).status).toBe(400);
    const edited = await desk('POST', `/schedule/exceptions/${id}`, { end: at('12:00') });
    expect(edited).toMatchObject({ status: 400, body: { fields: { end: expect.any(String) } } });
    expect((await other.desk('GET', `/schedule/exceptions/${id}`)).status).toBe(404);
    expect((await other.desk('POST', `/schedule/exceptions/${id}`, { kind: 1 })).status).toBe(404);
    const writer = clinic.as('write');
    expect((await writer('DELETE', `/schedule/exceptions/${id}`)).status).toBe(403);
    expect((await other.desk('DELETE', `/schedule/exceptions/${id}`)).status).toBe(404);
  });
});

describe('holidays', () => {
  it('close a day, or open one that is closed by the week', async () => {
    const { desk, slots, timesOf, book } = await aSchedule(api);
    const path = '/schedule/holidays';
    const id = await created(desk, path, { date: workday(), title: 'عید فطر' });
    const states = (await slots()).map(({ state, reason }) => `${state} ${reason}`);
    expect(new Set(states)).toEqual(new Set(['closed عید فطر']));
    expect((await book()).body).toMatchObject({ code: 'slot_closed', message: 'عید فطر' });
    expect(await desk('POST', path, { date: workday(), title: 'دیگر' })).toMatchObject({
      status: 409,
      body: { fields: { date: 'برای این روز قبلا تعطیلی ثبت شده است' } },
    });
    await desk('POST', `${path}/${id}`, { date: friday(), is_open: true });
    expect((await timesOf('free')).length).toBe(18);
    expect((await timesOf('free', friday())).length).toBe(18);
    expect((await desk('GET', `${path}/${id}`)).body).toEqual({
      id,
      version: 2,
      date: friday(),
      title: 'عید فطر',
      is_open: true,
    });
    expect((await desk('GET', `${path}?search=فطر`)).body.meta.total).toBe(1);
    await desk('DELETE', `${path}/${id}`);
    expect((await desk('GET', path)).body.data).toEqual([]);
    expect((await timesOf('free', friday())).length).toBe(0);
  });

  it('belong to one clinic', async () => {
    const { desk } = await aSchedule(api);
    const other = await aSchedule(api);
    const id = await created(desk, '/schedule/holidays', { date: workday(), title: 'عید' });
    expect((await other.timesOf('free')).length).toBe(18);
    expect((await other.desk('GET', `/schedule/holidays/${id}`)).status).toBe(404);
    expect((await other.desk('POST', `/schedule/holidays/${id}`, { date: 1 })).status).toBe(404);
    expect((await other.desk('DELETE', `/schedule/holidays/${id}`)).status).toBe(404);
    expect((await desk('POST', '/schedule/holidays', { title: '' })).body.fields).toEqual({
      date: 'تاریخ وارد شده معتبر نیست',
      title: 'لطفا عنوان تعطیلی را وارد کنید',
    });
  });
});
