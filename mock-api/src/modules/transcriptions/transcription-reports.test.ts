import { at } from '../../testing/clinical';
import { aDesk } from '../../testing/prescriptions';
import { aProductInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/patient-transcriptions';

/** A surgical prescription, and calls about its report. */
async function anOperation(required_items?: object[]) {
  const desk = await aDesk(api);
  const { staff, save, passed } = desk;
  const items = required_items ? { required_items } : {};
  const { id } = (await save(passed(items))).body;
  const submit = (sent: object, which: number = id) =>
    staff('POST', `${path}/${which}/submit-report`, sent);
  const amend = (sent: object) => staff('POST', `${path}/${id}/report`, sent);
  const versions = async () => (await staff('GET', `${path}/${id}/report/versions`)).body;
  return { ...desk, id, submit, amend, versions };
}

it('is a text or a picture, is given once, and never for the pharmacy', async () => {
  const { id, staff, save, pharmacy, submit } = await anOperation();
  const other = (await save(pharmacy())).body.id;
  expect((await submit({ report: '', report_attachment: [] })).body.fields).toEqual({
    report: 'متن گزارش یا دست‌کم یک تصویر را وارد کنید',
  });
  expect(await submit({ report_attachment: ['x.png'] })).toMatchObject({
    status: 200,
    body: { status: 'reported', report: null, report_attachment: ['x.png'] },
  });
  expect(await submit({ report: 'دوباره' })).toMatchObject({
    status: 409,
    body: { message: 'قبلا برای این نسخه گزارش ثبت شده است' },
  });
  expect(await staff('POST', `${path}/${id}/cancel`, { reason: 'انصراف' })).toMatchObject({
    status: 409,
    body: { message: 'نسخه‌ای که گزارش آن ثبت شده است لغو نمی‌شود' },
  });
  expect(await submit({ report: 'متن' }, other)).toMatchObject({
    status: 409,
    body: { message: 'برای نسخه دارویی گزارشی ثبت نمی‌شود' },
  });
});

it('is refused before the operation, at its field, and taken once the time was corrected', async () => {
  const { staff, save, surgical, submit } = await anOperation();
  const { id, version } = (await save(surgical())).body;
  const message =
    'زمان این عمل هنوز نرسیده است؛ اگر زودتر انجام شده است، ابتدا زمان عمل را در نسخه ویرایش کنید';
  expect(await submit({ report: 'انجام شد' }, id)).toMatchObject({
    status: 409,
    body: { code: 'report_early', message, fields: { report: message } },
  });
  const earlier = { operation_date: at(-1, '10:00'), version };
  expect((await staff('POST', `${path}/${id}`, earlier)).status).toBe(200);
  expect((await submit({ report: 'انجام شد' }, id)).body.status).toBe('reported');
});

it('takes the goods of the operation out of the stock', async () => {
  const desk = await aDesk(api);
  const { staff, save, passed } = desk;
  const product_id = await created(staff, '/products', await aProductInput(staff, { stock: 4 }));
  const required_items = [{ name: 'نخ بخیه', quantity: '3', product_id }];
  const { id } = (await save(passed({ required_items }))).body;
  await staff('POST', `${path}/${id}/submit-report`, { report: 'انجام شد' });
  expect((await staff('GET', `/products/${product_id}`)).body.stock).toBe(1);
});

it('is refused when goods are missing, until the shortage is accepted with a reason', async () => {
  const { clinic, staff, save, passed } = await aDesk(api);
  const keeper = clinic.as('read', { sections: ['inventory'] });
  expect((await keeper('GET', '/notifications')).body.data).toEqual([]);
  const input = await aProductInput(staff, { name: 'نخ بخیه', unit: 'عدد', stock: 3 });
  const product_id = await created(staff, '/products', input);
  const required_items = [{ name: 'نخ بخیه', quantity: '5', product_id }];
  const { id } = (await save(passed({ required_items }))).body;
  const submit = (more: object = {}) =>
    staff('POST', `${path}/${id}/submit-report`, { report: 'انجام شد', ...more });
  expect(await submit()).toMatchObject({
    status: 409,
    body: { code: 'stock_short', details: { shortages: [{ product_id, missing: 2 }] } },
  });
  expect((await submit({ without_deduction: { reason: ' ' } })).body.fields).toEqual({
    'without_deduction.reason': 'لطفا دلیل ثبت بدون کسر را وارد کنید',
  });
  expect((await staff('GET', `/products/${product_id}`)).body.stock).toBe(3);

  const accepted = await submit({ without_deduction: { reason: 'از مطب دیگر آورده شد' } });
  expect(accepted).toMatchObject({ status: 200, body: { status: 'reported' } });
  expect((await staff('GET', `/products/${product_id}`)).body.stock).toBe(0);
  expect((await keeper('GET', '/notifications')).body.data).toContainEqual(
    expect.objectContaining({
      type: 'stock_shortage',
      title: "گزارش عمل 'پلک بالا' با کسری کالا ثبت شد",
      content: 'نخ بخیه: ۲ عدد کم بود\nدلیل: از مطب دیگر آورده شد',
    }),
  );
});

it('is corrected with a reason, and its earlier versions can be read', async () => {
  const { submit, amend, versions } = await anOperation();
  expect((await amend({ report: 'متن', reason: 'زود' })).status).toBe(409);
  const { version } = (await submit({ report: 'متن نخست' })).body;
  expect((await amend({ report: 'متن دوم' })).body.fields).toEqual({
    reason: 'لطفا دلیل تغییر گزارش را وارد کنید',
  });
  const change = { report: 'متن دوم', reason: 'اصلاح', version };
  expect(await amend(change)).toMatchObject({ status: 200, body: { report: 'متن دوم' } });
  expect((await amend({ ...change, report: 'متن سوم' })).body.code).toBe('stale');
  expect((await versions()).data).toMatchObject([
    { version: 2, report: 'متن دوم', reason: 'اصلاح' },
    { version: 1, report: 'متن نخست', reason: null },
  ]);
});

it('is hidden from other clinics and other doctors', async () => {
  const { clinic, id } = await anOperation();
  for (const other of [api.newClinic().as('all'), clinic.as('all', { type: 'doctor' })]) {
    expect((await other('POST', `${path}/${id}/report`, {})).status).toBe(404);
    expect((await other('GET', `${path}/${id}/report/versions`)).status).toBe(404);
  }
});
