import { anAppointment, at } from '../../testing/clinical';
import { aDesk } from '../../testing/prescriptions';
import { friday, workday } from '../../testing/bookings';
import { aPatientInput, created } from '../../testing/samples';
import { tehranInstant } from '../../lib/tehran';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/patient-transcriptions';

describe('the time of an operation', () => {
  it('is reserved for the doctor, moves with an edit, and is released by a cancellation', async () => {
    const { clinic, staff, save, surgical, doctorId } = await aDesk(api);
    const { id } = (await save(surgical())).body;
    const patientId = await created(staff, '/patients', aPatientInput());
    const appointment = await anAppointment(api, clinic, {
      doctorId,
      patientId,
      startsAt: at(3, '15:00'),
    });
    const sent = surgical({ appointment_id: appointment.id });
    expect(await save(sent)).toMatchObject({
      status: 409,
      body: { code: 'slot_taken', fields: { operation_date: 'این نوبت قبلا رزرو شده است' } },
    });
    await staff('POST', `${path}/${id}`, { operation_date: at(4, '18:00') });
    expect((await save(sent)).status).toBe(201);
    const later = { ...sent, operation_date: at(4, '18:00') };
    expect((await save(later)).status).toBe(409);
    await staff('POST', `${path}/${id}/cancel`, { reason: 'انصراف' });
    expect((await save(later)).status).toBe(201);
  });

  it('is within the working hours of the doctor, or has a reason', async () => {
    const { staff, save, surgical } = await aDesk(api);
    const late = tehranInstant(workday(), '23:30');
    const sent = surgical({ operation_date: late, off_time_reason: null });
    expect(await save(sent)).toMatchObject({
      status: 409,
      body: {
        code: 'off_time',
        fields: {
          off_time_reason: 'خارج از ساعت کاری پزشک. برای ثبت در این زمان دلیل را بنویسید',
        },
      },
    });
    const onFriday = { ...sent, operation_date: tehranInstant(friday(), '16:00') };
    expect((await save(onFriday)).body.code).toBe('off_time');
    const inHours = { ...sent, operation_date: tehranInstant(workday(), '16:00') };
    const { id } = (await save(inHours)).body;
    expect(id).toEqual(expect.any(Number));

    const edit = (change: object) => staff('POST', `${path}/${id}`, change);
    expect((await edit({ operation_date: late })).body.code).toBe('off_time');
    const off_time_reason = 'به خواست زیباجو';
    expect(await edit({ operation_date: late, off_time_reason })).toMatchObject({
      status: 200,
      body: { operation_date: late, off_time_reason },
    });
  });

  it('is not checked by an edit that leaves it as it is', async () => {
    const { staff, save, surgical } = await aDesk(api);
    const operation_date = tehranInstant(workday(), '23:30');
    const { id } = (await save(surgical({ operation_date }))).body;
    const change = { off_time_reason: null, description: 'ناشتا باشد' };
    expect((await staff('POST', `${path}/${id}`, change)).status).toBe(200);
  });

  it('may be within its own appointment, and is listed as busy', async () => {
    const { staff, save, surgical, doctorId } = await aDesk(api);
    const { id } = (await save(surgical({ operation_date: at(2, '15:00') }))).body;
    const { data } = (await staff('GET', `${path}/whole_action?doctor_id=${doctorId}`)).body;
    expect(data).toMatchObject([
      { id, operation_date: at(2, '15:00'), ends_at: at(2, '15:30'), doctor_id: doctorId },
    ]);
  });
});

it('takes at most the fee of the service', async () => {
  const { staff, save, surgical } = await aDesk(api);
  const { id } = (await save(surgical())).body;
  const pay = (amount: unknown) => staff('POST', `${path}/${id}/payments`, { amount });
  expect(await pay('۴۰۰٬۰۰۰')).toMatchObject({
    status: 201,
    body: { amount: 400_000, payment_status: 'پرداخت ناقص', transcription: { id } },
  });
  expect((await pay(490_001)).status).toBe(409);
  expect((await pay(490_000)).body.payment_status).toBe('پرداخت شده');
  expect((await staff('GET', `${path}/${id}/payments`)).body.meta.total).toBe(2);
  expect((await staff('POST', `${path}/${id}/cancel`)).body.code).toBe('has_money');
});
