import { aDesk } from '../../testing/prescriptions';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('names for each appointment the kinds of its prescriptions and the newest one', async () => {
  const { staff, appointment, surgical, pharmacy, save } = await aDesk(api);
  const named = async () => {
    const { body } = await staff('GET', `/appointments/${appointment.id}`);
    const found = await staff('GET', `/search?kinds=appointment&q=${appointment.appointment_code}`);
    expect(found.body.data).toMatchObject([{ transcription_id: body.transcription_id }]);
    return [body.transcription_types, body.transcription_id];
  };
  expect(await named()).toEqual([[], null]);

  await save(pharmacy());
  const { id } = (await save(pharmacy())).body;
  expect(await named()).toEqual([['داروخانه ای'], id]);

  const { body: operation } = await save(surgical());
  expect(await named()).toEqual([['داروخانه ای', 'عمل جراحی'], operation.id]);

  await staff('POST', `/patient-transcriptions/${operation.id}/cancel`, { reason: 'اشتباه' });
  expect(await named()).toEqual([['داروخانه ای'], id]);
});
