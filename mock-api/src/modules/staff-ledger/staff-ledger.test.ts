import { startApi, type TestApi } from '../../testing/start-api';
import { created } from '../../testing/samples';
import { correction, entriesOf } from './ledger-entries';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/financial-documents';
const payment = { title: 'حقوق مهر', document_type: 'پرداختی' };
const debt = { title: 'بدهی', document_type: 'اضافه کردن / کم کردن بدهی' };
const credit = { title: 'مساعده', document_type: 'اضافه کردن / کم کردن طلب' };

async function aClinic() {
  const clinic = api.newClinic();
  const accountant = clinic.as('all');
  const staffId = await clinic.as({ columns: { fullName: 'رضا محمدی' } }).userId();
  const ledger = async (query = '', of = staffId) =>
    (await accountant('GET', `/staff/${of}/ledger?${query}`)).body;
  const document = (input: object) => created(accountant, path, { user_id: staffId, ...input });
  return { clinic, accountant, staffId, ledger, document };
}

it('adds up the documents of each type', async () => {
  const { ledger, document } = await aClinic();
  expect(await ledger()).toMatchObject({ data: [], balance: 0, user: { fullName: 'رضا محمدی' } });
  await document({ ...debt, carried_forward: '۲٬۰۰۰٬۰۰۰' });
  await document({ ...payment, calculated_salary_this_month: 12_000_000, paid_amount: 9_000_000 });
  expect(await ledger()).toMatchObject({ balance: 5_000_000, carried_forward: 5_000_000 });
  // The amount that a payment shows as carried forward is in the account already.
  await document({ ...payment, carried_forward: 5_000_000, paid_amount: 5_000_000 });
  await document({ ...credit, previous_credit: 700_000 });
  const { data, meta, ...sums } = await ledger('limit=2');
  expect(sums).toMatchObject({
    balance: -700_000,
    carried_forward: 0,
    previous_credit: 700_000,
  });
  expect(meta).toMatchObject({ total: 5, totalPages: 3 });
  expect(data).toMatchObject([
    { kind: 'credit', amount: -700_000, balance: -700_000, title: 'مساعده' },
    { kind: 'payment', amount: -5_000_000, balance: 0 },
  ]);
  expect((await ledger('search=مساعده')).meta.total).toBe(1);
  expect((await ledger('sort=amount')).data[0].amount).toBe(-9_000_000);
});

it('changes by the difference of an edit, also to another person', async () => {
  const { clinic, accountant, ledger, document } = await aClinic();
  const id = await document({ ...payment, calculated_salary_this_month: 100, paid_amount: 40 });
  await accountant('POST', `${path}/${id}`, { paid_amount: 60 });
  expect(await ledger()).toMatchObject({
    balance: 40,
    data: [{ kind: 'payment', amount: -20 }, { amount: -40 }, { amount: 100 }],
  });
  await accountant('POST', `${path}/${id}`, { title: 'حقوق آبان' });
  expect((await ledger()).data).toHaveLength(3);
  const other = await clinic.as('read').userId();
  await accountant('POST', `${path}/${id}`, { user_id: other });
  const { balance, data } = await ledger();
  expect([balance, data[0]]).toMatchObject([0, { kind: 'reversal', amount: -40 }]);
  expect((await ledger('', other)).balance).toBe(40);
});

it('reverses a voided document, which then does not change any more', async () => {
  const { clinic, accountant, ledger, document } = await aClinic();
  const id = await document({ ...payment, calculated_salary_this_month: 100, paid_amount: 30 });
  const path_ = `${path}/${id}/void`;
  expect(await accountant('POST', path_, { reason: ' ' })).toMatchObject({
    status: 400,
    body: { fields: { reason: 'علت ابطال سند را بنویسید' } },
  });
  expect((await clinic.as('write')('POST', path_, { reason: 'اشتباه' })).status).toBe(403);
  expect(await accountant('POST', path_, { reason: 'اشتباه' })).toMatchObject({
    status: 200,
    body: { id, status: 'void', void_reason: 'اشتباه', paid_amount: 30 },
  });
  expect(await ledger()).toMatchObject({
    balance: 0,
    data: [{ kind: 'reversal', amount: -70, note: 'اشتباه' }, {}, {}],
  });
  const voided = { status: 409, body: { code: 'voided' } };
  expect(await accountant('POST', path_, { reason: 'دوباره' })).toMatchObject(voided);
  expect(await accountant('POST', `${path}/${id}`, { title: 'نو' })).toMatchObject(voided);
  expect((await accountant('GET', `${path}/${id}`)).body.status).toBe('void');
});

it('voids a document once with many simultaneous requests', async () => {
  const { accountant, ledger, document } = await aClinic();
  const id = await document({ ...payment, calculated_salary_this_month: 100 });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => accountant('POST', `${path}/${id}/void`, { reason: 'تکراری' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await ledger()).balance).toBe(0);
});

it('needs the accounting section, and finds nobody of another clinic', async () => {
  const { clinic, staffId } = await aClinic();
  const ledger = `/staff/${staffId}/ledger`;
  expect((await clinic.as('all', { sections: ['users'] })('GET', ledger)).status).toBe(403);
  expect((await api.newClinic().as('all')('GET', ledger)).status).toBe(404);
});

it('is corrected for each kind of document', () => {
  const document = {
    document_type: 'پرداختی',
    carried_forward: 5,
    calculated_salary_this_month: 10,
    previous_credit: 3,
    paid_amount: 4,
  };
  expect(entriesOf(document)).toEqual([
    { kind: 'salary', amount: 10 },
    { kind: 'payment', amount: -4 },
  ]);
  expect(
    correction(entriesOf(document), entriesOf({ ...document, calculated_salary_this_month: 0 })),
  ).toEqual([{ kind: 'salary', amount: -10 }]);
});
