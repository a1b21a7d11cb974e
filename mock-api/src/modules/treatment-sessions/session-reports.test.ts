import { aPlanned, at } from '../../testing/clinical';
import { aProductInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = (id: number, rest = '') => `/treatmentSessions/${id}${rest}`;

describe('a report', () => {
  it('ends the session, is given once and changed only with a reason', async () => {
    const { staff, add } = await aPlanned(api);
    const { id } = (await add()).body;
    const submit = (sent: object) => staff('POST', path(id, '/submit-report'), sent);
    expect((await submit({ report: ' ', report_attachment: [] })).body).toMatchObject({
      fields: { report: 'متن گزارش یا دست‌کم یک تصویر را وارد کنید' },
    });
    expect(
      (await staff('POST', path(id, '/report'), { report: 'نو', reason: 'اشتباه' })).status,
    ).toBe(409);
    expect(
      await submit({ report: 'انجام شد', report_attachment: ['a.png', 'b.png'] }),
    ).toMatchObject({
      status: 200,
      body: { status: 'انجام شده', report_attachment: ['a.png', 'b.png'] },
    });
    expect(await submit({ report: 'باز هم' })).toMatchObject({
      status: 409,
      body: { message: 'قبلا برای این جلسه گزارش ثبت شده است' },
    });
    expect((await staff('POST', path(id), { session_title: 'دیگر' })).status).toBe(409);

    expect((await staff('POST', path(id, '/report'), { report: 'نو' })).body.fields).toEqual({
      reason: 'لطفا دلیل تغییر گزارش را وارد کنید',
    });
    const amended = { report: 'با تصحیح', reason: 'غلط املایی' };
    expect((await staff('POST', path(id, '/report'), amended)).body).toMatchObject({
      report: 'با تصحیح',
      report_attachment: ['a.png', 'b.png'],
    });
    // Sent again after a lost answer: nothing has changed, so no version is stored.
    expect((await staff('POST', path(id, '/report'), amended)).status).toBe(200);
    expect((await staff('GET', path(id, '/report/versions'))).body.meta.total).toBe(2);
    expect((await staff('GET', path(id, '/report/versions'))).body.data).toMatchObject([
      { version: 2, report: 'با تصحیح', reason: 'غلط املایی' },
      { version: 1, report: 'انجام شد', report_attachment: ['a.png', 'b.png'], reason: null },
    ]);
  });

  it('takes the goods of the session out of the stock, or is not stored at all', async () => {
    const { staff, add } = await aPlanned(api);
    const product = await created(staff, '/products', await aProductInput(staff, { stock: 5 }));
    const stock = async () => (await staff('GET', `/products/${product}`)).body.stock;
    const needs = (quantity: string) => ({
      required_items: [
        { name: 'سرنگ', quantity, product_id: product },
        { name: 'گاز', quantity: 'به مقدار لازم' },
      ],
    });
    const { id } = (await add(needs('۲ عدد'))).body;
    const more = (await add({ ...needs('4'), date: at(6, '16:00') })).body.id;
    const report = { report: 'انجام شد' };
    expect((await staff('POST', path(id, '/submit-report'), report)).status).toBe(200);
    expect(await stock()).toBe(3);
    expect((await staff('POST', path(more, '/submit-report'), report)).status).toBe(409);
    expect(await stock()).toBe(3);
    expect((await staff('GET', path(more))).body).toMatchObject({
      report: null,
      status: 'انجام نشده',
    });
    const unknown = { required_items: [{ name: 'x', quantity: '1', product_id: 999_999 }] };
    expect((await add({ ...unknown, date: at(9, '16:00') })).status).toBe(400);
  });

  it('is stored without deduction when goods are missing and a reason is given', async () => {
    const { clinic, staff, add } = await aPlanned(api);
    const stockOf = async (id: number) => (await staff('GET', `/products/${id}`)).body.stock;
    const goods = async (name: string, stock: number) =>
      created(staff, '/products', await aProductInput(staff, { name, unit: 'عدد', stock }));
    const syringe = await goods('سرنگ', 3);
    const gauze = await goods('گاز', 10);
    const required_items = [
      { name: 'سرنگ', quantity: '5', product_id: syringe },
      { name: 'گاز', quantity: '4', product_id: gauze },
    ];
    const { id } = (await add({ required_items })).body;
    const submit = (more: object = {}) =>
      staff('POST', path(id, '/submit-report'), { report: 'انجام شد', ...more });

    expect(await submit()).toMatchObject({
      status: 409,
      body: {
        code: 'stock_short',
        message: 'موجودی انبار برای این گزارش کافی نیست. کمبود: سرنگ (۲ عدد)',
        details: {
          shortages: [
            { product_id: syringe, name: 'سرنگ', unit: 'عدد', needed: 5, usable: 3, missing: 2 },
          ],
        },
      },
    });
    expect(await stockOf(gauze)).toBe(10);
    expect((await submit({ without_deduction: { reason: ' ' } })).body.fields).toEqual({
      'without_deduction.reason': 'لطفا دلیل ثبت بدون کسر را وارد کنید',
    });
    const keeper = clinic.as('read', { sections: ['inventory'] });
    expect((await keeper('GET', '/notifications')).body.data).not.toContainEqual(
      expect.objectContaining({ type: 'stock_shortage' }),
    );

    expect(await submit({ without_deduction: { reason: 'از مطب دیگر آورده شد' } })).toMatchObject({
      status: 200,
      body: { status: 'انجام شده', report: 'انجام شد' },
    });
    expect([await stockOf(syringe), await stockOf(gauze)]).toEqual([0, 6]);
    const notices = (await keeper('GET', '/notifications')).body.data;
    expect(notices).toContainEqual(
      expect.objectContaining({
        type: 'stock_shortage',
        title: "گزارش جلسه 'جلسه اول' با کسری کالا ثبت شد",
        content: 'سرنگ: ۲ عدد کم بود\nدلیل: از مطب دیگر آورده شد',
        link: '/clinic/inventory',
      }),
    );
  });

  it('makes no notification of a shortage when no goods are missing', async () => {
    const { staff, add } = await aPlanned(api);
    const product = await created(staff, '/products', await aProductInput(staff, { stock: 5 }));
    const required_items = [{ name: 'سرنگ', quantity: '2', product_id: product }];
    const { id } = (await add({ required_items })).body;
    const sent = { report: 'انجام شد', without_deduction: { reason: 'احتیاط' } };
    expect((await staff('POST', path(id, '/submit-report'), sent)).status).toBe(200);
    expect((await staff('GET', `/products/${product}`)).body.stock).toBe(3);
    const notices = (await staff('GET', '/notifications')).body.data;
    expect(notices).not.toContainEqual(expect.objectContaining({ type: 'stock_shortage' }));
  });

  it('is stored once with many simultaneous requests', async () => {
    const { staff, add } = await aPlanned(api);
    const { id } = (await add()).body;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        staff('POST', path(id, '/submit-report'), { report: 'انجام شد' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await staff('GET', path(id, '/report/versions'))).body.meta.total).toBe(1);
  });
});
