import { startApi, type TestApi } from '../../testing/start-api';
import { aPatientInput, created } from '../../testing/samples';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('finds by name whom a message can be written to, and nobody of another clinic', async () => {
  const clinic = api.newClinic();
  const call = clinic.as('write', {
    columns: { fullName: 'سمیه رها', phoneNumber: '09141234567' },
  });
  const patient = aPatientInput({ full_name: 'رها نیک', contact_number: '09129999999' });
  const id = await created(clinic.as('write'), '/patients', { ...patient, sms_opt_out: true });
  const { body } = await call('GET', '/sms/receivers?search=رها');
  expect(body.data).toEqual([
    { kind: 'patient', id, name: 'رها نیک', phone: '09129999999', opted_out: true },
    {
      ...{ kind: 'user', name: 'سمیه رها', phone: '09141234567' },
      id: expect.any(Number),
      opted_out: false,
    },
  ]);
  expect((await call('GET', `/sms/receivers?kind=patient&id=${id}`)).body.data).toHaveLength(1);
  const other = api.newClinic().as('write');
  expect((await other('GET', `/sms/receivers?kind=patient&id=${id}`)).body.data).toEqual([]);
  const found = await api.platform()('GET', `/sms/receivers?kind=clinic&id=${await clinic.id()}`);
  expect(found.body.data).toMatchObject([{ kind: 'clinic' }]);
});
