import { aPractice } from '../../testing/clinical';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('refuses an appointment that does not take place, for plans and prescriptions', async () => {
  const { clinic, staff, appointment, aPlan } = await aPractice(api);
  const { id: planId } = (await staff('POST', '/treatmentPlans', aPlan())).body;
  const pharmacy = {
    appointment_id: appointment.id,
    type: 'داروخانه ای',
    medications: [{ name: 'مسکن', quantity: '10', usage: 'شب‌ها' }],
  };
  const written = (await staff('POST', '/patient-transcriptions', pharmacy)).body;
  await staff('POST', `/appointments/${appointment.id}/status`, { status: 'canceled' });
  await api.db.tenant(await clinic.id(), (tx) =>
    tx.query('update appointments set action_status = null'),
  );
  const message = 'این نوبت کنسل شده است؛ نوبت دیگری را انتخاب کنید';
  const refused = { status: 409, body: { fields: { appointment_id: message } } };
  expect(await staff('POST', '/treatmentPlans', aPlan())).toMatchObject(refused);
  expect(await staff('POST', '/patient-transcriptions', pharmacy)).toMatchObject(refused);
  const after = await staff('GET', `/appointments/${appointment.id}`);
  expect(after.body).toMatchObject({ status: 'canceled', action_status: null });
  // What was written before can still be corrected.
  const same = { appointment_id: appointment.id };
  expect((await staff('POST', `/treatmentPlans/${planId}`, same)).status).toBe(200);
  const corrected = { ...same, description: 'با غذا' };
  const path = `/patient-transcriptions/${written.id}`;
  expect((await staff('POST', path, corrected)).status).toBe(200);

  await api.db.tenant(await clinic.id(), (tx) =>
    tx.query(`update appointments set status = 'no_show'`),
  );
  expect(await staff('POST', '/treatmentPlans', aPlan())).toMatchObject({
    status: 409,
    body: { message: 'زیباجو در این نوبت حاضر نشده است؛ نوبت دیگری را انتخاب کنید' },
  });
});
