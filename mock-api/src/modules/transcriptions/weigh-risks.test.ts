import { aDesk } from '../../testing/prescriptions';
import { created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/patient-transcriptions';
const aLine = (name: string, over: object = {}) => ({
  name,
  quantity: '10',
  usage: 'شب‌ها',
  ...over,
});

it('asks for a reason when a drug is of the class of an allergy, and keeps it', async () => {
  const { staff, save, pharmacy, patientId } = await aDesk(api);
  await staff('POST', `/patients/${patientId}/alerts`, { kind: 'allergy', text: 'پنی‌سیلین' });
  const medications = [aLine('آموکسی‌سیلین'), aLine('استامینوفن')];
  const risk = '«آموکسی‌سیلین» از گروه پنی‌سیلین‌ها است و زیباجو به «پنی‌سیلین» حساسیت دارد.';
  const refused = await save(pharmacy({ medications }));
  expect([refused.status, refused.body]).toMatchObject([
    409,
    {
      code: 'drug_risks',
      fields: { risk_reason: 'دلیل تجویز با وجود هشدار را بنویسید' },
      details: { risks: [risk] },
    },
  ]);
  const list = await staff('GET', `${path}/by-patient/${patientId}`);
  expect(list.body.data).toEqual([]);

  const { status, body } = await save(pharmacy({ medications, risk_reason: 'بدون جایگزین' }));
  expect([status, body]).toMatchObject([201, { risk_reason: 'بدون جایگزین', risk_notes: [risk] }]);
  // The reason that was given stands for an edit, until the danger is gone.
  const edit = async (lines: object[]) =>
    (await staff('POST', `${path}/${body.id}`, { medications: lines })).body;
  expect(await edit([...medications, aLine('ویتامین')])).toMatchObject({
    risk_reason: 'بدون جایگزین',
    risk_notes: [risk],
  });
  expect(await edit([aLine('استامینوفن')])).toMatchObject({ risk_reason: null, risk_notes: [] });
});

it('follows the class of a drug of the list, and warns of a pregnancy until it ends', async () => {
  const { staff, save, pharmacy, patientId } = await aDesk(api);
  const alerts = `/patients/${patientId}/alerts`;
  const drug_id = await created(staff, '/drugs', { name: 'داروی ما', drug_class: 'retinoid' });
  const medications = [aLine('داروی ما', { drug_id })];
  expect((await save(pharmacy({ medications }))).status).toBe(201);
  const { id } = (await staff('POST', alerts, { kind: 'pregnancy', text: 'هفته دهم' })).body;
  expect((await save(pharmacy({ medications }))).body.code).toBe('drug_risks');
  await staff('POST', `${alerts}/${id}/end`, { reason: 'زایمان' });
  expect(await save(pharmacy({ medications, risk_reason: 'بی‌دلیل' }))).toMatchObject({
    status: 201,
    body: { risk_reason: null, risk_notes: [] },
  });
  expect((await staff('POST', '/drugs', { name: 'x', drug_class: 'other' })).status).toBe(400);
});
