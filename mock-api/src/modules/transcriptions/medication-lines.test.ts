import { aDesk } from '../../testing/prescriptions';
import { created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const aLine = (over: object = {}) => ({
  drug_id: null,
  name: 'استامینوفن',
  form: 'قرص',
  strength: '500 میلی‌گرم',
  dose: '1 عدد',
  frequency: 'هر 8 ساعت',
  duration: '7 روز',
  route: 'خوراکی',
  quantity: '20 عدد',
  usage: 'پس از غذا',
  ...over,
});

it('keeps the details of each line in the order of the list', async () => {
  const { staff, save, pharmacy } = await aDesk(api);
  const drug_id = await created(staff, '/drugs', { name: 'استامینوفن' });
  const medications = [aLine({ drug_id }), aLine({ name: 'شربت', strength: null })];
  const { body } = await save(pharmacy({ medications }));
  expect(body.medications).toEqual(medications);
  const other = [aLine({ name: 'شربت' })];
  const changed = await staff('POST', `/patient-transcriptions/${body.id}`, {
    medications: other,
    version: body.version,
  });
  expect(changed.body).toMatchObject({ medications: other, version: body.version + 1 });
});

it('keeps the words of a line when its drug is renamed or archived', async () => {
  const { staff, save, pharmacy } = await aDesk(api);
  const drug_id = await created(staff, '/drugs', { name: 'استامینوفن' });
  const { body } = await save(pharmacy({ medications: [aLine({ drug_id })] }));
  await staff('POST', `/drugs/${drug_id}`, { name: 'نام دیگر' });
  await staff('DELETE', `/drugs/${drug_id}`);
  const address = `/patient-transcriptions/${body.id}`;
  expect((await staff('GET', address)).body.medications).toEqual([aLine({ drug_id })]);
  const saved = await staff('POST', address, { medications: [aLine({ drug_id, dose: '2' })] });
  expect(saved.body.medications).toEqual([aLine({ drug_id, dose: '2' })]);
});

it('refuses a drug of another clinic at its line, and stores nothing', async () => {
  const { staff, save, pharmacy, patientId } = await aDesk(api);
  const foreign = await created(api.newClinic().as('all'), '/drugs', { name: 'استامینوفن' });
  const medications = [aLine(), aLine({ drug_id: foreign })];
  const { status, body } = await save(pharmacy({ medications }));
  expect([status, body.fields]).toEqual([
    400,
    { 'medications.1.name': 'این دارو در فهرست داروهای کلینیک نیست' },
  ]);
  const list = await staff('GET', `/patient-transcriptions/by-patient/${patientId}`);
  expect(list.body.data).toEqual([]);
});

it('answers the last pharmacy prescription of a patient that was not canceled', async () => {
  const { staff, save, pharmacy, surgical, patientId } = await aDesk(api);
  const kept = await save(pharmacy({ medications: [aLine()] }));
  const canceled = await save(pharmacy({ medications: [aLine({ name: 'دیگر' })] }));
  await staff('POST', `/patient-transcriptions/${canceled.body.id}/cancel`, { reason: 'اشتباه' });
  await save(surgical());
  const { body } = await staff(
    'GET',
    `/patient-transcriptions/pagination?patient_id=${patientId}&type=pharmacy&status=recorded&limit=1`,
  );
  expect(body.data).toMatchObject([{ id: kept.body.id, medications: [aLine()] }]);
});
