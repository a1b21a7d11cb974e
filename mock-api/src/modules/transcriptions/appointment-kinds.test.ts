import { aDesk } from '../../testing/prescriptions';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('lists for each appointment the kinds of prescriptions that were written for it', async () => {
  const { staff, appointment, surgical, pharmacy, save } = await aDesk(api);
  const kinds = async () =>
    (await staff('GET', `/appointments/${appointment.id}`)).body.transcription_types;
  expect(await kinds()).toEqual([]);

  await save(pharmacy());
  await save(pharmacy());
  expect(await kinds()).toEqual(['داروخانه ای']);

  const { body: operation } = await save(surgical());
  expect(await kinds()).toEqual(['داروخانه ای', 'عمل جراحی']);

  await staff('POST', `/patient-transcriptions/${operation.id}/cancel`, { reason: 'اشتباه' });
  expect(await kinds()).toEqual(['داروخانه ای']);
});
