import { aPractice, at } from '../../testing/clinical';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function aFile() {
  const { clinic, staff, patientId, serviceId, appointment, aPlan, aSession } =
    await aPractice(api);
  const plan = (await staff('POST', '/treatmentPlans', aPlan({ sessions: [aSession()] }))).body;
  const surgery = {
    appointment_id: appointment.id,
    type: 'عمل جراحی',
    service_type_id: serviceId,
    operation_topic: 'پلک بالا',
    operation_date: at(5, '17:00'),
    off_time_reason: 'به خواست زیباجو',
  };
  const surgical = (await staff('POST', '/patient-transcriptions', surgery)).body;
  const paths = [
    `/patients/${patientId}`,
    `/treatmentPlans/${plan.id}`,
    `/treatmentSessions/${plan.sessions[0].id}`,
    `/patient-transcriptions/${surgical.id}`,
  ];
  return { clinic, staff, appointment, plan, aPlan, aSession, paths };
}

it('accepts a whole row as it was answered, and changes nothing', async () => {
  const { staff, paths } = await aFile();
  for (const path of paths) {
    const before = (await staff('GET', path)).body;
    expect([path, await staff('POST', path, before)]).toMatchObject([path, { status: 200 }]);
    expect((await staff('GET', path)).body).toEqual(before);
  }
});

it('keeps the fields that only the server sets, whatever is sent', async () => {
  const { staff, plan, aSession } = await aFile();
  const made = await staff('POST', '/treatmentSessions', {
    ...aSession({ date: at(12, '16:00') }),
    treatment_plan_id: plan.id,
    required_items: '[{"name": "گاز", "quantity": "۲"}]',
    doctor_id: 1,
    paid_amount: 100,
    report: 'از پیش نوشته',
    reported_at: at(0, '10:00'),
    canceled_reason: 'هیچ',
  });
  expect([made.status, made.body]).toMatchObject([
    201,
    {
      doctor_id: plan.doctor_id,
      paid_amount: 0,
      report: null,
      reported_at: null,
      canceled_reason: null,
      required_items: [{ name: 'گاز', quantity: '۲' }],
    },
  ]);
});

it('accepts its own clinic in a body, and answers 404 for any other before the rest is checked', async () => {
  const { clinic, staff, appointment, paths } = await aFile();
  const own = await clinic.id();
  for (const path of [...paths, `/appointments/${appointment.id}`]) {
    for (const name of ['clinic_id', 'clinicId']) {
      const none = [path, { status: 404 }];
      expect([path, await staff('POST', path, { [name]: own + 1, title: 1 })]).toMatchObject(none);
      expect((await staff('POST', path, { [name]: String(own) })).status).toBe(200);
      expect((await staff('POST', path, { [name]: '' })).status).toBe(200);
    }
  }
  expect((await staff('GET', '/treatmentPlans?clinicId=&doctorId=')).status).toBe(200);
});

it('refuses an invalid appointment or patient like an unknown one', async () => {
  const { staff, aPlan } = await aFile();
  const saved = (sent: Record<string, unknown>) => staff('POST', '/treatmentPlans', aPlan(sent));
  expect((await saved({ appointment_id: 'abc' })).body.message).toBe('شناسه نوبت معتبر نمی‌باشد');
  expect((await saved({ patient_id: 'abc' })).body.message).toBe('شناسه زیباجو معتبر نمی‌باشد');
});
