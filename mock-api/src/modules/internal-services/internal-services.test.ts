import type { Call } from '../../testing/call';
import { created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/internal-services';
const documents = '/internal-service-documents';
const rent = { subject: 'اجاره', prepayment_cost: '۱۲٬۰۰۰٬۰۰۰', duration_months: '۱۲' };

describe('an internal service', () => {
  it('has its own code: the sent one if it is free, or a new one', async () => {
    const accountant = api.newClinic().as('all');
    const made = await accountant('POST', path, rent);
    expect(made).toMatchObject({
      status: 201,
      body: {
        system_code: expect.stringMatching(/^SRV-[1-9]\d{4}$/),
        prepayment_cost: 12_000_000,
        duration_months: 12,
        description: null,
      },
    });
    const sent = { ...rent, system_code: 'SRV-۱۲۳۴۵' };
    expect((await accountant('POST', path, sent)).body.system_code).toBe('SRV-12345');
    const answers = await Promise.all([1, 2, 3].map(() => accountant('POST', path, sent)));
    const codes = answers.map(({ body }) => body.system_code);
    expect(new Set([...codes, 'SRV-12345']).size).toBe(4);
    for (const code of codes) expect(code).toMatch(/^SRV-\d{5}$/);
    const edit = { subject: 'اجاره تازه', system_code: 'SRV-11111', duration_months: null };
    expect((await accountant('POST', `${path}/${made.body.id}`, edit)).body).toEqual({
      ...made.body,
      version: 2,
      subject: 'اجاره تازه',
      duration_months: null,
    });
  });

  it('names wrong values', async () => {
    const { status, body } = await api.newClinic().as('all')('POST', path, {
      system_code: 'X-1',
      prepayment_cost: 1.5,
      duration_months: '2.5',
    });
    expect([status, body.fields]).toEqual([
      400,
      {
        subject: 'لطفا موضوع خدمت را وارد کنید',
        system_code: 'کد خدمت داخلی باید با SRV- شروع شود',
        prepayment_cost: 'عدد وارد شده معتبر نیست',
        duration_months: 'دوره باید عدد صحیح ماه باشد',
      },
    ]);
  });

  it('is listed, searched, sorted, and archived when nothing is owed for it', async () => {
    const accountant = api.newClinic().as('all');
    const [first, second] = [
      await created(accountant, path, rent),
      await created(accountant, path, { subject: 'نظافت', prepayment_cost: 0 }),
    ];
    const idsOf = async (query: string) =>
      (await accountant('GET', `${path}${query}`)).body.data.map((row: { id: number }) => row.id);
    expect(await idsOf('')).toEqual([second, first]);
    expect(await idsOf('/pagination?search=نظافت')).toEqual([second]);
    expect(await idsOf('/pagination?sort=-prepayment_cost&limit=1')).toEqual([first]);

    const bill = { internal_service_id: first, paid_amount: 2_000_000 };
    const id = await created(accountant, documents, bill);
    expect(await accountant('DELETE', `${path}/${first}`)).toMatchObject({
      status: 409,
      body: { message: 'این خدمت سند تسویه نشده دارد و بایگانی نمی‌شود' },
    });
    await accountant('POST', `${documents}/${id}`, { paid_amount: 12_000_000 });
    expect((await accountant('DELETE', `${path}/${first}`)).status).toBe(200);
    expect(await idsOf('')).toEqual([second]);
    expect((await accountant('DELETE', `${path}/${first}`)).status).toBe(404);
    expect((await accountant('POST', documents, bill)).status).toBe(404);
    const kept = await accountant('POST', `${documents}/${id}`, {
      internal_service_id: first,
      description: 'بایگانی',
    });
    expect(kept).toMatchObject({ status: 200, body: { internal_service: { subject: 'اجاره' } } });
  });
});

describe('a document', () => {
  const aDocument = async (call: Call, sent: object = {}) => {
    const internal_service_id = await created(call, path, rent);
    return call('POST', documents, { internal_service_id, ...sent });
  };

  it('costs as much as the service by default, and knows what is owed', async () => {
    const accountant = api.newClinic().as('all');
    const { status, body } = await aDocument(accountant, {
      paid_amount: '۴٬۰۰۰٬۰۰۰',
      remaining_cost: 1,
      attachment: ['a.png', 'b.pdf'],
      document_title: ' ',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      system_code: expect.stringMatching(/^[1-9]\d{4}$/),
      document_title: `سند ${body.system_code}`,
      default_service_cost: 12_000_000,
      paid_amount: 4_000_000,
      remaining_cost: 8_000_000,
      attachment: 'a.png,b.pdf',
      internal_service: { id: body.internal_service_id, subject: 'اجاره' },
    });
    const edit = (sent: object) => accountant('POST', `${documents}/${body.id}`, sent);
    expect((await edit({ default_service_cost: 5_000_000 })).body).toMatchObject({
      document_title: body.document_title,
      remaining_cost: 1_000_000,
    });
    expect((await edit({ document_title: 'مهر', paid_amount: null })).body).toMatchObject({
      document_title: 'مهر',
      paid_amount: 0,
      remaining_cost: 5_000_000,
    });
    expect((await edit({ document_title: null })).body.document_title).toBe(body.document_title);
    expect((await accountant('GET', `${documents}/${body.id}`)).body.remaining_cost).toBe(
      5_000_000,
    );
  });

  it('cannot be paid beyond its cost', async () => {
    const accountant = api.newClinic().as('all');
    const overpaid = {
      status: 409,
      body: { fields: { paid_amount: 'مبلغ پرداختی بیشتر از هزینه خدمت است' } },
    };
    expect(await aDocument(accountant, { paid_amount: 12_000_001 })).toMatchObject(overpaid);
    const { body } = await aDocument(accountant, { paid_amount: 12_000_000 });
    const edit = { default_service_cost: 11_999_999 };
    expect(await accountant('POST', `${documents}/${body.id}`, edit)).toMatchObject(overpaid);
    expect((await accountant('GET', `${documents}/${body.id}`)).body).toEqual(body);
  });

  it('gets a new code when its own is taken', async () => {
    const accountant = api.newClinic().as('all');
    const sent = { system_code: 54321 };
    expect((await aDocument(accountant, sent)).body.system_code).toBe('54321');
    expect((await aDocument(accountant, sent)).body.system_code).toMatch(/^(?!54321)\d{5}$/);
  });

  it('needs a service of the clinic', async () => {
    const clinic = api.newClinic();
    const accountant = clinic.as('all');
    const { body } = await aDocument(accountant);
    expect((await accountant('POST', documents, {})).body.fields).toEqual({
      internal_service_id: 'انتخاب خدمت الزامی است',
    });
    const stranger = api.newClinic().as('all');
    const { internal_service_id } = body;
    expect((await stranger('POST', documents, { internal_service_id })).status).toBe(404);
    for (const one of [`${documents}/${body.id}`, `${path}/${internal_service_id}`]) {
      expect((await stranger('GET', one)).status).toBe(404);
      expect((await stranger('POST', one, { no: 1 })).status).toBe(404);
    }
    expect((await stranger('DELETE', `${path}/${internal_service_id}`)).status).toBe(404);
    for (const list of [path, documents]) {
      const foreign = `${list}/pagination?clinicId=${await clinic.id()}`;
      expect((await stranger('GET', foreign)).status).toBe(404);
      expect((await accountant('GET', foreign)).body.meta.total).toBe(1);
      expect((await clinic.as('read')('POST', list, {})).status).toBe(403);
      expect((await clinic.as('all', { sections: ['services'] })('GET', foreign)).status).toBe(403);
    }
    expect((await clinic.as('write')('DELETE', `${path}/${internal_service_id}`)).status).toBe(403);
  });

  it('is found by its service and sorted by what is owed', async () => {
    const accountant = api.newClinic().as('all');
    const { body } = await aDocument(accountant, { paid_amount: 1 });
    await aDocument(accountant, { paid_amount: 2, document_title: 'آبان' });
    const owed = async (query: string) =>
      (await accountant('GET', `${documents}/pagination?${query}`)).body.data.map(
        (row: { remaining_cost: number }) => row.remaining_cost,
      );
    expect(await owed('sort=-remaining_cost')).toEqual([11_999_999, 11_999_998]);
    expect(await owed('search=آبان')).toEqual([11_999_998]);
    expect(await owed(`internal_service_id=${body.internal_service_id}`)).toEqual([11_999_999]);
  });
});

it('voids a document with a reason: it owes nothing any more and stays as it is', async () => {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const service = await created(desk, '/internal-services', { subject: 'نظافت' });
  const id = await created(desk, '/internal-service-documents', {
    internal_service_id: service,
    default_service_cost: 900,
    paid_amount: 100,
  });
  const path = `/internal-service-documents/${id}`;
  expect((await clinic.as('write')('POST', `${path}/void`, { reason: 'اشتباه' })).status).toBe(403);
  expect((await desk('POST', `${path}/void`, { reason: ' ' })).body.fields).toHaveProperty(
    'reason',
  );
  expect((await desk('DELETE', `/internal-services/${service}`)).status).toBe(409);
  expect((await desk('POST', `${path}/void`, { reason: 'دو بار ثبت شده' })).body).toMatchObject({
    status: 'void',
    void_reason: 'دو بار ثبت شده',
    paid_amount: 100,
  });
  expect((await desk('POST', `${path}/void`, { reason: 'باز' })).body.code).toBe('voided');
  expect((await desk('POST', path, { paid_amount: 5 })).body.code).toBe('voided');
  expect((await desk('GET', '/reports/payables')).body.total).toBe(0);
  expect((await desk('DELETE', `/internal-services/${service}`)).status).toBe(200);
});
