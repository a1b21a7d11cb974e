import { aPlanned } from '../../testing/clinical';
import { aDesk } from '../../testing/prescriptions';
import { created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const aTemplate = (service_ids: number[], title = 'رضایت‌نامه لیزر') => ({
  title,
  body: 'عوارض را خوانده‌ام.',
  service_ids,
});
const signature = { kind: 'typed', agreed: true };
const missing = {
  code: 'consent_required',
  message: 'پیش از ثبت گزارش، رضایت‌نامه این خدمت باید امضا شود',
};

type Staff = Awaited<ReturnType<typeof aDesk>>['staff'];

/** A consent of the service that is required before its report, and what signs it. */
async function aRequired(staff: Staff, serviceId: number, patientId: number) {
  await staff('PUT', '/prescriptions/settings', { consent_required: true });
  const template = (await staff('POST', '/consentTemplates', aTemplate([serviceId]))).body;
  const sign = async (over: object = {}) =>
    staff('POST', `/patients/${patientId}/consents`, {
      template_id: template.id,
      text_id: template.text_id,
      signer: 'self',
      signer_name: 'سارا رضایی',
      signature,
      ...over,
    });
  return { template, sign };
}

it('holds the report of an operation until every active consent of its service is signed', async () => {
  const { staff, save, passed, serviceId, patientId } = await aDesk(api);
  const { id } = (await save(passed())).body;
  const { template, sign } = await aRequired(staff, serviceId, patientId);
  const other = await created(
    staff,
    '/consentTemplates',
    aTemplate([serviceId], 'رضایت‌نامه بیهوشی'),
  );
  await created(staff, '/consentTemplates', aTemplate([], 'بدون خدمت'));
  const report = () =>
    staff('POST', `/patient-transcriptions/${id}/submit-report`, { report: 'انجام شد' });
  const refused = await report();
  expect([refused.status, refused.body]).toMatchObject([409, missing]);
  expect(refused.body.details).toEqual({
    patient_id: patientId,
    service_id: serviceId,
    consents: [
      { template_id: other, title: 'رضایت‌نامه بیهوشی' },
      { template_id: template.id, title: 'رضایت‌نامه لیزر' },
    ],
  });
  await staff('POST', `/consentTemplates/${other}`, { is_active: false });
  expect((await report()).status).toBe(409);
  const signed = await sign();
  await staff('POST', `/patientConsents/${signed.body.id}/revoke`, { reason: 'انصراف' });
  expect((await report()).status).toBe(409);
  await sign();
  expect((await report()).status).toBe(200);
});

it('holds the report of a session in the same way, and asks for nothing without the setting', async () => {
  const { staff, add, serviceId, patientId } = await aPlanned(api);
  const held = (await add({ service_id: serviceId })).body.id;
  const report = (id: number) =>
    staff('POST', `/treatmentSessions/${id}/submit-report`, { report: 'انجام شد' });
  const { sign } = await aRequired(staff, serviceId, patientId);
  expect((await report(held)).body).toMatchObject(missing);
  expect((await staff('GET', `/treatmentSessions/${held}`)).body.status).not.toBe('done');
  await staff('PUT', '/prescriptions/settings', { consent_required: false });
  expect((await report(held)).status).toBe(200);

  await staff('PUT', '/prescriptions/settings', { consent_required: true });
  const next = (await add({ service_id: serviceId, time: '19:00' })).body.id;
  expect((await report(next)).status).toBe(409);
  await sign({ treatment_session_id: next });
  expect((await report(next)).status).toBe(200);
});
