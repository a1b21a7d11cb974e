import type { BookingInWay } from '@ziba/shared/contracts/bookings-in-way';
import { aDesk, at, workday } from '../../testing/bookings';
import { aPlanned } from '../../testing/clinical';
import { aLeave, keep, leavePath, named } from '../../testing/leaves';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('sessions of plans', () => {
  it('are listed, moved and canceled too; one with payments stays', async () => {
    const { staff, doctorId, add } = await aPlanned(api);
    const day = workday(4);
    const first = (await add({ date: at('16:00', day) })).body;
    const paid = (await add({ date: at('18:00', day) })).body;
    const open = (await add({ date: at('00:00', day) })).body;
    await staff('POST', `/treatmentSessions/${paid.id}/add-payment`, { amount: 50 });
    const closure = { kind: 'closed', start: at('00:00', day), end: at('24:00', day) };
    const ask = async () =>
      (await staff('POST', leavePath, closure)).body.details.bookings as BookingInWay[];
    const bookings = await ask();
    expect(
      bookings.map(({ kind, id, has_time, may_cancel }) => [kind, id, has_time, may_cancel]),
    ).toEqual(
      expect.arrayContaining([
        ['session', open.id, false, true],
        ['session', first.id, true, true],
        ['session', paid.id, true, false],
      ]),
    );
    expect(bookings).toHaveLength(3);
    const of = (id: number) => bookings.find((one) => one.id === id)!;
    expect(of(first.id)).toMatchObject({
      doctor: { id: doctorId },
      duration: 60,
      off_time: { kind: 'clinic', reason: null },
    });
    const cancel = (id: number) => ({ ...named(of(id)), action: 'cancel', reason: 'تعطیلی' });
    const move = {
      ...named(of(first.id)),
      action: 'move',
      start: of(first.id).offers[0]!.start,
    };
    const refused = await staff('POST', leavePath, {
      ...closure,
      choices: [move, cancel(open.id), cancel(paid.id)],
    });
    expect(refused.body).toMatchObject({
      code: 'choice_refused',
      details: { refused: { id: paid.id } },
    });
    const choices = [move, cancel(open.id), keep(of(paid.id))];
    expect((await staff('POST', leavePath, { ...closure, choices })).status).toBe(201);
    const session = async (id: number) => (await staff('GET', `/treatmentSessions/${id}`)).body;
    expect(Date.parse((await session(first.id)).starts_at)).toBe(Date.parse(move.start));
    expect(await session(open.id)).toMatchObject({ status: 'کنسل شده', canceled_reason: 'تعطیلی' });
    expect(await session(paid.id)).toMatchObject({
      status: 'انجام نشده',
      off_time: { kind: 'clinic', reason: null },
    });
  });
});

describe('other changes of the calendar', () => {
  it('ask too: a holiday, other hours, a doctor who leaves, extra hours that are removed', async () => {
    const { desk, doctorId, booking, clinic } = await aLeave(api);
    const codeOf = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
      const { status, body } = await answer;
      return [status, body.code];
    };
    const asks = [409, 'has_bookings'];
    const choices = [keep(booking)];

    const holiday = { date: workday(), title: 'عید' };
    expect(await codeOf(desk('POST', '/schedule/holidays', holiday))).toEqual(asks);
    const open = { ...holiday, is_open: true };
    const { body: kept } = await desk('POST', '/schedule/holidays', open);
    expect(await codeOf(desk('POST', `/schedule/holidays/${kept.id}`, { is_open: false }))).toEqual(
      asks,
    );

    const hours = [0, 1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '12:00' }));
    const week = { doctor_id: doctorId, hours };
    expect(await codeOf(desk('PUT', '/schedule/working-hours', week))).toEqual(asks);
    const saved = await desk('PUT', '/schedule/working-hours', { ...week, choices });
    expect(saved).toMatchObject({ status: 200, body: { meta: { total: 6 }, version: 1 } });

    const extra = { kind: 'extra', start: at('12:00'), end: at('13:00') };
    const { body: more } = await desk('POST', leavePath, extra);
    const late = await desk('POST', '/appointments', {
      patient_id: booking.patient.id,
      doctor_id: doctorId,
      appointment_datetime: at('12:00'),
    });
    expect(late.status).toBe(201);
    const removal = `${leavePath}/${more.id}`;
    expect(await codeOf(desk('DELETE', removal))).toEqual(asks);
    const lost = {
      kind: 'appointment',
      id: late.body.id,
      version: 1,
      action: 'cancel',
      reason: 'x',
    };
    expect((await desk('DELETE', removal, { choices: [lost] })).status).toBe(200);

    const status = `/users/${doctorId}/status`;
    const asked = await desk('POST', status, { status: 'suspended' });
    expect(asked).toMatchObject({ status: 409, body: { code: 'has_bookings' } });
    const other = await clinic.as('all', { type: 'doctor' }).userId();
    const elsewhere = (await desk('POST', status, { status: 'suspended' })).body.details.bookings;
    expect(elsewhere[0].off_time).toEqual({ kind: 'doctor', reason: null });
    expect(elsewhere[0].offers[0].doctor_id).toBe(other);
    const [{ start, doctor_id }] = elsewhere[0].offers;
    const handOver = { ...named(elsewhere[0]), action: 'move', start, doctor_id };
    const gone = await desk('POST', status, { status: 'suspended', choices: [handOver] });
    expect(gone).toMatchObject({ status: 200, body: { account_status: 'suspended' } });
    const row = await desk('GET', `/appointments/${booking.id}`);
    expect(row.body).toMatchObject({ doctor_id: other, status: 'waiting' });
    expect(row.body.off_time).toBeUndefined();
  });
});

describe('hours that end during a visit', () => {
  it('ask about who still waits, and let the visit go on to its end', async () => {
    const { desk, doctorId, book } = await aDesk(api);
    const visit = (await book()).body;
    const waiting = (await book({ appointment_datetime: at('16:30') })).body;
    await desk('POST', `/appointments/${visit.id}/status`, { status: 'visiting' });
    const weekdays = [0, 1, 2, 3, 4, 5, 6];
    const hours = weekdays.map((weekday) => ({ weekday, from: '14:00', to: '16:15' }));
    const week = { doctor_id: doctorId, hours };
    const asked = await desk('PUT', '/schedule/working-hours', week);
    expect(asked).toMatchObject({ status: 409, body: { code: 'has_bookings' } });
    expect(asked.body.details.bookings.map(({ id }: BookingInWay) => id)).toEqual([waiting.id]);
    const path = `/schedule/working-hours?doctor_id=${doctorId}`;
    const before = (await desk('GET', path)).body.data;
    expect(before).not.toContainEqual(expect.objectContaining({ to: '16:15' }));

    const choices = [keep(asked.body.details.bookings[0])];
    expect((await desk('PUT', '/schedule/working-hours', { ...week, choices })).status).toBe(200);
    expect(await book({ appointment_datetime: at('17:00') })).toMatchObject({
      status: 409,
      body: { code: 'slot_closed' },
    });
    const ended = await desk('POST', `/appointments/${visit.id}/status`, { status: 'done' });
    expect(ended).toMatchObject({ status: 200, body: { status: 'done' } });
  });
});

describe('a booking that was kept', () => {
  it('is marked in every list until the leave is deleted', async () => {
    const { booking, booked, desk, save } = await aLeave(api);
    const { body: leave } = await save([keep(booking)]);
    const day = workday();
    const shown = async () => {
      const range = `start=${at('00:00')}&end=${at('23:45')}`;
      const one = async (url: string) => (await desk('GET', url)).body;
      return [
        (await one(`/appointments?from=${day}&to=${day}`)).data[0],
        (await one(`/appointments/by-range?${range}`)).data[0],
        (await one(`/appointments/by-patient/${booked.patient_id}`)).data[0],
        await one(`/appointments/by-code/${booked.appointment_code}`),
        await one(`/appointments/${booked.id}`),
        await one(`/appointments/${booked.id}/receipt`),
        (await one(`/schedule/board?from=${day}`)).appointments[0],
      ].map(({ id, off_time }) => [id, off_time]);
    };
    const mark = { kind: 'leave', reason: 'کنگره' };
    expect(await shown()).toEqual(Array(7).fill([booked.id, mark]));
    await desk('DELETE', `${leavePath}/${leave.id}`);
    expect(await shown()).toEqual(Array(7).fill([booked.id, undefined]));
  });
});
