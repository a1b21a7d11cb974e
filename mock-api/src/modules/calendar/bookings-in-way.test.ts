import type { BookingInWay } from '@ziba/shared/contracts/bookings-in-way';
import { aDesk, at } from '../../testing/bookings';
import { aLeave, keep, leaveOf, leavePath, named } from '../../testing/leaves';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('a leave at the time of bookings', () => {
  it('is not saved without a choice for each; the answer names them and free times near theirs', async () => {
    const { asked, booked, doctorId, leaves } = await aLeave(api);
    expect(asked).toMatchObject({
      status: 409,
      body: {
        code: 'has_bookings',
        details: {
          bookings: [
            {
              kind: 'appointment',
              id: booked.id,
              version: booked.version,
              patient: { full_name: booked.client.full_name },
              doctor: { id: doctorId },
              start: at('16:00'),
              end: at('16:30'),
              duration: 30,
              has_time: true,
              may_cancel: true,
              off_time: { kind: 'leave', reason: 'کنگره' },
            },
          ],
        },
      },
    });
    const offers = asked.body.details.bookings[0].offers.map(({ start }: { start: string }) =>
      new Date(start).toISOString(),
    );
    expect(offers).toEqual([at('14:30'), at('14:00'), at('18:00')]);
    expect(await leaves()).toBe(0);
  });

  it('moves, cancels and keeps bookings as chosen together with the leave, and notifies the patients', async () => {
    const { desk, doctorId, book } = await aDesk(api);
    const rows: { id: number; patient_id: number }[] = [];
    for (const time of ['15:00', '16:00', '17:00']) {
      rows.push((await book({ appointment_datetime: at(time) })).body);
    }
    const leave = leaveOf(doctorId);
    const { bookings } = (await desk('POST', leavePath, leave)).body.details;
    const [first, second, third] = bookings as BookingInWay[];
    const choices = [
      { ...named(first!), action: 'move', start: first!.offers[0]!.start },
      { ...named(second!), action: 'cancel', reason: 'مرخصی پزشک' },
      keep(third!),
    ];
    expect((await desk('POST', leavePath, { ...leave, choices })).status).toBe(201);

    const now = async (id: number) => (await desk('GET', `/appointments/${id}`)).body;
    expect(await now(rows[0]!.id)).toMatchObject({ start: at('14:30'), status: 'waiting' });
    expect(await now(rows[1]!.id)).toMatchObject({
      status: 'canceled',
      canceled_reason: 'مرخصی پزشک',
      cancel_fee: 0,
    });
    expect(await now(rows[2]!.id)).toMatchObject({ start: at('17:00'), status: 'waiting' });
    const sms = await api.db.platform((tx) =>
      tx.query<{ event: string; patient_id: number }>(
        `select event, patient_id from sms_messages where patient_id = any($1)
           and event <> 'appointment_registered' order by event`,
        [rows.map(({ patient_id }) => patient_id)],
      ),
    );
    expect(sms).toEqual([
      { event: 'appointment_canceled', patient_id: rows[1]!.patient_id },
      { event: 'appointment_time_changed', patient_id: rows[0]!.patient_id },
    ]);
  });

  it('names operations, and moves, cancels or keeps them as chosen', async () => {
    const { desk, doctorId, serviceId, newPatient } = await aDesk(api);
    const ids: number[] = [];
    for (const time of ['15:00', '16:00', '17:00']) {
      const operation = {
        patient_id: (await newPatient()).id,
        doctor_id: doctorId,
        service_type_id: serviceId,
        type: 'عمل جراحی',
        title: 'عمل',
        operation_topic: 'پلک بالا',
        operation_date: at(time),
      };
      ids.push((await desk('POST', '/patient-transcriptions', operation)).body.id);
    }
    const leave = leaveOf(doctorId);
    const asked = await desk('POST', leavePath, leave);
    expect(asked).toMatchObject({ status: 409, body: { code: 'has_bookings' } });
    const bookings = asked.body.details.bookings as BookingInWay[];
    expect(bookings).toMatchObject(
      ids.map((id) => ({ kind: 'operation', id, title: 'پلک بالا', duration: 30, has_time: true })),
    );
    const [first, second, third] = bookings;
    const choices = [
      { ...named(first!), action: 'move', start: first!.offers[0]!.start },
      { ...named(second!), action: 'cancel', reason: 'مرخصی پزشک' },
      keep(third!),
    ];
    expect((await desk('POST', leavePath, { ...leave, choices })).status).toBe(201);
    const now = await Promise.all(
      ids.map(async (id) => (await desk('GET', `/patient-transcriptions/${id}`)).body),
    );
    expect(now).toMatchObject([
      { operation_date: at('14:30'), status: 'recorded' },
      { status: 'canceled', canceled_reason: 'مرخصی پزشک' },
      { operation_date: at('17:00'), status: 'recorded' },
    ]);
  });

  it('saves nothing when there is a new booking, and names all of them', async () => {
    const { booking, book, save, leaves, appointment } = await aLeave(api);
    const other = (await book({ appointment_datetime: at('17:00') })).body;
    const cancel = { ...named(booking), action: 'cancel', reason: 'مرخصی' };
    const answer = await save([cancel]);
    expect(answer).toMatchObject({ status: 409, body: { code: 'bookings_changed' } });
    const ids = answer.body.details.bookings.map(({ id }: BookingInWay) => id);
    expect(ids).toEqual([booking.id, other.id]);
    expect(await leaves()).toBe(0);
    expect((await appointment()).status).toBe('waiting');
  });

  it('saves nothing when a booking was changed after it was shown', async () => {
    const { booking, booked, desk, save, leaves } = await aLeave(api);
    await desk('POST', `/appointments/${booked.id}`, { description: 'با همراه' });
    expect(await save([keep(booking)])).toMatchObject({
      status: 409,
      body: { code: 'bookings_changed' },
    });
    expect(await leaves()).toBe(0);
  });

  it('saves nothing when one choice cannot be carried out, and names it', async () => {
    const { booking, desk, doctorId, newPatient, leave, leaves } = await aLeave(api);
    const { id: patient_id } = await newPatient();
    await desk('POST', '/appointments', {
      patient_id,
      doctor_id: doctorId,
      appointment_datetime: at('19:00'),
    });
    const move = (start: string) => ({ ...named(booking), action: 'move', start });
    const save = (start: string) => desk('POST', leavePath, { ...leave, choices: [move(start)] });
    expect(await save(at('19:00'))).toMatchObject({
      status: 409,
      body: {
        code: 'choice_refused',
        details: {
          refused: {
            kind: 'appointment',
            id: booking.id,
            message: 'این نوبت قبلا رزرو شده است',
          },
          bookings: [{ id: booking.id }],
        },
      },
    });
    const within = await save(at('17:00'));
    expect(within.body.details.refused.message).toBe('کنگره');
    expect(await leaves()).toBe(0);
  });

  it('is never saved at the same time as a booking without asking about it', async () => {
    const { desk, doctorId, newPatient } = await aDesk(api);
    for (const time of ['15:00', '15:30', '16:00', '16:30']) {
      const { id: patient_id } = await newPatient();
      const start = at(time);
      const end = new Date(Date.parse(start) + 30 * 60_000).toISOString();
      const [booked, leave] = await Promise.all([
        desk('POST', '/appointments', {
          patient_id,
          doctor_id: doctorId,
          appointment_datetime: start,
        }),
        desk('POST', leavePath, leaveOf(doctorId, { start, end })),
      ]);
      expect([booked.status, leave.status].sort()).toEqual([201, 409]);
    }
  });

  it('asks again only about bookings that the change adds', async () => {
    const { booking, desk, save, leave, book } = await aLeave(api);
    const { body: saved } = await save([keep(booking)]);
    const edit = (changes: object) => desk('POST', `${leavePath}/${saved.id}`, changes);
    expect((await edit({ reason: 'سفر' })).status).toBe(200);
    await book({ appointment_datetime: at('20:00') });
    const longer = await edit({ end: at('21:00'), start: leave.start });
    const starts = longer.body.details.bookings.map(({ start }: BookingInWay) => start);
    expect(starts).toEqual([at('20:00')]);
  });

  it('does not let other users decide, and does not name their patients', async () => {
    const { clinic, doctorId, booking, save, leaves } = await aLeave(api);
    const name = booking.patient.full_name;
    const colleague = clinic.as('all', { type: 'doctor' });
    const clerk = clinic.as('all', { sections: ['settings'] });
    for (const call of [colleague, clerk]) {
      for (const choices of [[], [keep(booking)]]) {
        const answer = await save(choices, call);
        expect(answer).toMatchObject({ status: 409, body: { code: 'others_bookings' } });
        expect(JSON.stringify(answer.body)).not.toContain(name);
      }
    }
    expect((await save([keep(booking)], clinic.as('read'))).status).toBe(403);
    const other = await aDesk(api);
    expect((await other.desk('POST', leavePath, leaveOf(doctorId))).status).toBe(404);
    expect(await leaves()).toBe(0);
  });

  it('does not ask about bookings of another clinic', async () => {
    const { booked } = await aLeave(api);
    const other = await aDesk(api);
    const closed = { kind: 'closed', start: at('14:00'), end: at('23:00') };
    const foreign = { kind: 'appointment', id: booked.id, version: booked.version, action: 'keep' };
    expect((await other.desk('POST', leavePath, { ...closed, choices: [foreign] })).status).toBe(
      409,
    );
    expect((await other.desk('POST', leavePath, closed)).status).toBe(201);
  });
});
