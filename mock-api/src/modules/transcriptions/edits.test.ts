import { tehranInstant } from '../../lib/tehran';
import { workday } from '../../testing/bookings';
import { aDesk } from '../../testing/prescriptions';
import { aServiceInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/patient-transcriptions';

/** A desk with a saved prescription, and a function that edits it. */
async function anEdit(kind: 'surgical' | 'pharmacy', over: object = {}) {
  const desk = await aDesk(api);
  const { body } = await desk.save(desk[kind]({ ...over }));
  const edit = (sent: object) => desk.staff('POST', `${path}/${body.id}`, sent);
  return { ...desk, before: body, edit };
}

it('refuses an edit that is based on an older version', async () => {
  const { edit, before } = await anEdit('pharmacy');
  expect((await edit({ description: 'نخست', version: before.version })).status).toBe(200);
  const stale = await edit({ description: 'دوم', version: before.version });
  expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
});

it('refuses an edit of a canceled prescription', async () => {
  const { edit, before, staff } = await anEdit('pharmacy');
  await staff('POST', `${path}/${before.id}/cancel`, { reason: 'انصراف' });
  expect(await edit({ description: 'دوم' })).toMatchObject({
    status: 409,
    body: { code: 'canceled', message: 'این نسخه لغو شده است' },
  });
});

it('keeps the service for which a fee was paid', async () => {
  const { edit, before, staff } = await anEdit('surgical');
  const dearer = await aServiceInput(staff, { title: 'عمل بینی', fee: 5_000_000 });
  const service_type_id = await created(staff, '/presentableServices', dearer);
  await staff('POST', `${path}/${before.id}/payments`, { amount: 100_000 });
  const message = 'هزینه این خدمت پرداخت شده است؛ برای تغییر خدمت ابتدا مبلغ را بازگردانید';
  expect(await edit({ service_type_id })).toMatchObject({
    status: 409,
    body: { code: 'has_money', message, fields: { service_type_id: message } },
  });
  expect((await edit({ service_type_id: before.service_type_id, title: 'دیگر' })).status).toBe(200);
});

it('keeps what changed drugs and goods were, and by whom they were changed', async () => {
  const { edit, before, staff, clinic } = await anEdit('pharmacy');
  const [line] = before.medications;
  await edit({ medications: [{ ...line, quantity: '20' }], required_items: 'گاز (۲)' });
  await edit({ description: 'با غذا', medications: [{ ...line, quantity: '30' }] });
  const { body } = await staff('GET', `${path}/${before.id}/versions`);
  expect(
    body.data.map((row: typeof before) => [
      row.version,
      row.medications[0].quantity,
      row.items.length,
      row.description,
    ]),
  ).toEqual([
    [3, '30', 1, 'با غذا'],
    [2, '20', 1, null],
    [1, '10', 0, null],
  ]);
  expect(body.data[0].author).toEqual(expect.any(String));
  const { body: log } = await staff('GET', `/audit?entity=transcriptions&entity_id=${before.id}`);
  const changed = log.data.find(({ after }: { after: object | null }) => after && 'items' in after);
  expect([changed.before.medications[0].quantity, changed.after.medications[0].quantity]).toEqual([
    '10',
    '20',
  ]);
  const stranger = api.newClinic().as('all');
  expect((await stranger('GET', `${path}/${before.id}/versions`)).status).toBe(404);
  expect(
    await clinic.as('all', { sections: ['inventory'] })('GET', `${path}/${before.id}/versions`),
  ).toMatchObject({ status: 403 });
});

it('takes a charge back when the fee becomes nothing', async () => {
  const { edit, before, staff, patientId, serviceId } = await anEdit('pharmacy', {
    service_type_id: null,
  });
  const charged = async () => {
    const { body } = await staff('GET', `/patients/${patientId}/ledger`);
    return (body.data as { amount: number }[]).reduce((sum, { amount }) => sum + amount, 0);
  };
  expect((await edit({ service_type_id: serviceId })).body.fee).toBe(890_000);
  expect(await charged()).toBe(-890_000);
  expect((await edit({ service_type_id: null })).body.fee).toBe(0);
  expect(await charged()).toBe(0);
  expect(before.fee).toBe(0);
});

it('drops the reason for an off time when the operation moves to a working hour', async () => {
  const off_time_reason = 'به خواست زیباجو';
  const late = tehranInstant(workday(), '23:30');
  const { edit, before, staff } = await anEdit('surgical', {
    operation_date: late,
    off_time_reason,
  });
  const inHours = tehranInstant(workday(), '16:00');
  expect((await edit({ title: 'دیگر' })).body.off_time_reason).toBe(off_time_reason);
  const moved = await edit({ operation_date: inHours });
  expect(moved.body).toMatchObject({ operation_date: inHours, off_time_reason: null });
  const stored = await staff('GET', `${path}/${before.id}`);
  expect(stored.body).toMatchObject({ off_time_reason: null, version: moved.body.version });
  expect((await edit({ operation_date: late })).body.code).toBe('off_time');
});

describe('the national tracking code', () => {
  it('is stored in Latin digits, changed and cleared later', async () => {
    const { edit, before } = await anEdit('pharmacy', { tracking_code: '۱۴۰۴ ۰۰۱۲-۳۴۵' });
    expect(before.tracking_code).toBe('14040012345');
    expect((await edit({ tracking_code: '98765' })).body.tracking_code).toBe('98765');
    const medications = [{ name: 'مسکن', quantity: '10', usage: 'روزها' }];
    for (const sent of [
      { description: 'با غذا' },
      { medications },
      { tracking_code: '', medications },
    ]) {
      expect(await edit(sent)).toMatchObject({
        status: 409,
        body: {
          code: 'tracking_locked',
          message:
            'این نسخه کد رهگیری ملی دارد؛ برای ویرایش ابتدا کد رهگیری ملی را پاک و ذخیره کنید',
        },
      });
    }
    expect((await edit({ tracking_code: '' })).body.tracking_code).toBeNull();
    expect((await edit({ medications })).body.medications).toMatchObject(medications);
  });

  it('has 5 to 20 digits', async () => {
    const { edit } = await anEdit('pharmacy');
    for (const tracking_code of ['1234', '1'.repeat(21), '12345a', 'کد رهگیری']) {
      expect(await edit({ tracking_code })).toMatchObject({
        status: 400,
        body: { fields: { tracking_code: 'کد رهگیری ملی باید ۵ تا ۲۰ رقم باشد' } },
      });
    }
  });

  it('belongs to prescriptions for the pharmacy', async () => {
    const { edit, save, surgical } = await anEdit('surgical');
    const message = 'کد رهگیری ملی فقط برای نسخه دارویی ثبت می‌شود';
    const refused = { status: 400, body: { fields: { tracking_code: message } } };
    expect(await edit({ tracking_code: '123456' })).toMatchObject(refused);
    expect(await save(surgical({ tracking_code: '123456' }))).toMatchObject(refused);
  });
});
