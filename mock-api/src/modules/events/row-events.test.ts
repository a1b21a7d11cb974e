import { aPatientInput } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';
import { isFor, type EventRow } from './event-rows';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const lastEvent = 'select * from events where clinic_id = $1 order by id desc limit 1';

it('tells users who see a row that it was changed, by its table and id', async () => {
  const clinic = api.newClinic();
  const clinicId = await clinic.id();
  const { body: patient } = await clinic.as('all')('POST', '/patients', aPatientInput());
  await clinic.as('all')('POST', `/patients/${patient.id}`, { notes: 'حساسیت به لیدوکائین' });
  const [event] = await api.db.platform((tx) => tx.query<EventRow>(lastEvent, [clinicId]));
  expect(event).toMatchObject({
    type: 'row.changed',
    data: { entity: 'patients', id: patient.id },
  });
  const reader = (section: string) =>
    ({ clinicId, userId: 1, type: 'staff', sections: [section], levels: [2] }) as never;
  expect(isFor(reader('appointments'), event as EventRow)).toBe(true);
  expect(isFor(reader('inventory'), event as EventRow)).toBe(false);
});
