import { purgeExpired } from '../../db/purge';
import { aPractice } from '../../testing/clinical';
import { startApi, type TestApi, type TestClinic } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const change = async (clinic: TestClinic, body: object) =>
  clinic.as('all')('POST', `/clinics/${await clinic.id()}`, body);

it('stores how a clinic prints, numbers and keeps; each of its users has it in the session', async () => {
  const clinic = api.newClinic();
  const preferences = {
    print_header: 'مجوز ۱۲۳۴',
    print_footer: 'با آرزوی تندرستی',
    plan_code_prefix: 'ML-',
    sms_keep_months: 12,
  };
  const { status, body } = await change(clinic, { ...preferences, sms_keep_months: '۱۲' });
  expect([status, body]).toMatchObject([200, preferences]);
  const doctor = clinic.as('read', { type: 'doctor' });
  expect((await doctor('GET', '/auth/me')).body.clinicData).toMatchObject(preferences);
  expect(
    (await change(clinic, { plan_code_prefix: '', sms_keep_months: null })).body,
  ).toMatchObject({
    plan_code_prefix: null,
    sms_keep_months: null,
  });
});

it.each([
  [{ plan_code_prefix: 'ML2' }, 'plan_code_prefix'],
  [{ plan_code_prefix: 'طرح-' }, 'plan_code_prefix'],
  [{ sms_keep_months: 2 }, 'sms_keep_months'],
  [{ sms_keep_months: 121 }, 'sms_keep_months'],
  [{ print_footer: 'پ'.repeat(301) }, 'print_footer'],
])('refuses %j at its field', async (input, field) => {
  const { status, body } = await change(api.newClinic(), input);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

it('numbers new plans with the prefix, and goes on counting under another one', async () => {
  const { clinic, staff, aPlan } = await aPractice(api);
  const codeOf = async () => (await staff('POST', '/treatmentPlans', aPlan())).body.code;
  expect(await codeOf()).toBe('TP-1001');
  await change(clinic, { plan_code_prefix: 'ML-' });
  expect(await codeOf()).toBe('ML-1002');
});

it('removes the texts of messages after the months of the clinic, and only of that clinic', async () => {
  const [keeping, forgetting] = [api.newClinic(), api.newClinic()];
  await change(forgetting, { sms_keep_months: 3 });
  for (const clinic of [keeping, forgetting]) {
    const id = await clinic.id();
    await api.db.platform((tx) =>
      tx.query(
        `insert into sms_messages (clinic_id, "to", body, status, created_at)
         select $1, '09121111111', body, status, app_now() - make_interval(days => days)
         from (values ('old', 'sent', 100), ('waiting', 'queued', 100), ('new', 'sent', 80)) t (body, status, days)`,
        [id],
      ),
    );
  }
  await purgeExpired(api.db);
  const textsOf = async (clinic: TestClinic) => {
    const { body } = await clinic.as('all')('GET', '/sms/messages?sort=created_at&limit=10');
    return (body.data as { body: string | null }[]).map((message) => message.body).sort();
  };
  expect(await textsOf(keeping)).toEqual(['new', 'old', 'waiting']);
  expect(await textsOf(forgetting)).toEqual(['new', null, 'waiting']);
});
