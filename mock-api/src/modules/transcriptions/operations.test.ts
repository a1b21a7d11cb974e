import { anAppointment, at } from '../../testing/clinical';
import { aDesk } from '../../testing/prescriptions';
import { aPatientInput, aProductInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/patient-transcriptions';

describe('a report', () => {
  it('is a text or a picture, is given once, and never for the pharmacy', async () => {
    const { staff, save, surgical, pharmacy } = await aDesk(api);
    const { id } = (await save(surgical())).body;
    const other = (await save(pharmacy())).body.id;
    const submit = (which: number, sent: object) =>
      staff('POST', `${path}/${which}/submit-report`, sent);
    expect((await submit(id, { report: '', report_attachment: [] })).status).toBe(400);
    expect(await submit(id, { report_attachment: ['x.png'] })).toMatchObject({
      status: 200,
      body: { status: 'reported', report: null, report_attachment: ['x.png'] },
    });
    expect((await submit(id, { report: 'دوباره' })).status).toBe(409);
    expect((await submit(other, { report: 'متن' })).status).toBe(409);
  });

  it('takes the goods of the operation out of the stock', async () => {
    const { staff, save, surgical } = await aDesk(api);
    const product_id = await created(staff, '/products', await aProductInput(staff, { stock: 4 }));
    const required_items = [{ name: 'نخ بخیه', quantity: '3', product_id }];
    const { id } = (await save(surgical({ required_items }))).body;
    await staff('POST', `${path}/${id}/submit-report`, { report: 'انجام شد' });
    expect((await staff('GET', `/products/${product_id}`)).body.stock).toBe(1);
  });
});

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
    expect(
      (await save(surgical({ appointment_id: appointment.id, operation_date: '' }))).status,
    ).toBe(201);
    await staff('POST', `${path}/${id}`, { operation_date: at(4, '18:00') });
    expect((await save(sent)).status).toBe(201);
    const later = { ...sent, operation_date: at(4, '18:00') };
    expect((await save(later)).status).toBe(409);
    await staff('POST', `${path}/${id}/cancel`, { reason: 'انصراف' });
    expect((await save(later)).status).toBe(201);
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
