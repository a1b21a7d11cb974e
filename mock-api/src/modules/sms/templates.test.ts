import { startApi, type TestApi } from '../../testing/start-api';
import { queueSms, sendAtEvent } from './queue-sms';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/sms/templates';
const bodies = async (clinicId: number) =>
  (
    await api.db.tenant(clinicId, (tx) =>
      tx.query<{ body: string }>('select body from sms_messages order by id'),
    )
  ).map(({ body }) => body);

it('begins with a text for each of the five events, shown with example values', async () => {
  const { body } = await api.newClinic().as('read')('GET', path);
  expect(body.meta).toMatchObject({ totalPages: 1 });
  expect(
    body.data.map(({ event, hours_before: hours }: Record<string, unknown>) => [event, hours]),
  ).toEqual([
    ['appointment_registered', null],
    ['appointment_canceled', null],
    ['appointment_time_changed', null],
    ['transcription_registered', null],
    ['appointment_reminder', 24],
    ['appointment_reminder', 2],
  ]);
  expect(body.data[0]).toMatchObject({ id: null, title: 'ثبت نوبت', enabled: true });
  expect(body.data[0].preview).not.toMatch(/[{}]/);
});

it("stores the clinic's own text of an event, and sends it", async () => {
  const clinic = api.newClinic({ name: 'کلینیک مهر' });
  const call = clinic.as('read', 'write');
  const input = { event: 'appointment_registered', body: 'نوبت {appointment_date} {clinic_name}' };
  const { status, body } = await call('POST', path, input);
  expect({ status, id: body.id }).toEqual({ status: 201, id: expect.any(Number) });
  expect((await call('POST', path, { ...input, enabled: true })).status).toBe(200);
  const clinicId = await clinic.id();
  const send = () =>
    api.db.tenant(clinicId, (tx) =>
      sendAtEvent(
        tx,
        clinicId,
        'appointment_registered',
        { appointment_date: '2026-11-21T10:30:00.000Z' },
        { to: '09121111111', dedupeKey: 'appointment:1' },
      ),
    );
  await send();
  await send();
  expect(await bodies(clinicId)).toEqual(['نوبت ۱۴۰۵/۰۸/۳۰ کلینیک مهر']);
  await call('POST', `${path}/${body.id}`, { enabled: false });
  await api.db.tenant(clinicId, (tx) => tx.query(`update sms_messages set dedupe_key = null`));
  await send();
  expect(await bodies(clinicId)).toHaveLength(1);
});

it('refuses unknown events and keys, and hours for texts that are no reminders', async () => {
  const call = api.newClinic().as('write');
  expect((await call('POST', path, { event: 'birthday', body: 'سلام' })).status).toBe(400);
  expect(
    await call('POST', path, { event: 'appointment_registered', body: '{price}' }),
  ).toMatchObject({ status: 400, body: { fields: { body: 'کلید price شناخته شده نیست' } } });
  expect(await call('POST', `${path}/preview`, { body: 'با {doctor_name در' })).toMatchObject({
    status: 400,
    body: { fields: { body: 'کلید doctor_name شناخته شده نیست' } },
  });
  expect(
    await call('POST', path, { event: 'appointment_canceled', body: 'سلام', hours_before: 3 }),
  ).toMatchObject({ status: 400, body: { fields: { hours_before: expect.any(String) } } });
});

it('shows a text with example values', async () => {
  const { status, body } = await api.newClinic().as('write')('POST', `${path}/preview`, {
    body: 'س'.repeat(71),
  });
  expect({ status, body }).toEqual({
    status: 200,
    body: { preview: 'س'.repeat(71), parts: 2, characters: 71 },
  });
});

it('is shown with the latest appointment of the clinic, before the first one with an example', async () => {
  const clinic = api.newClinic({ name: 'کلینیک سپید' });
  const { body } = await clinic.as('read')('GET', `${path}/sample`);
  expect(body).toMatchObject({
    is_real: false,
    values: { clinic_name: 'کلینیک سپید', doctor_name: 'دکتر سارا احمدی' },
  });
});

it('belongs to its clinic only', async () => {
  const call = api.newClinic().as('write');
  const { body } = await call('POST', path, { event: 'appointment_canceled', body: 'لغو' });
  const other = api.newClinic().as('write');
  expect((await other('POST', `${path}/${body.id}`, { enabled: false })).status).toBe(404);
});

it('stores a message above the limit as failed, and does not refuse the booking', async () => {
  const clinicId = await api.newClinic({ sms_limit: '0' }).id();
  const sms = { clinicId, to: '09121111111', body: 'سلام' };
  await api.db.tenant(clinicId, (tx) => queueSms(tx, sms));
  const rows = await api.db.tenant(clinicId, (tx) =>
    tx.query('select status, error from sms_messages'),
  );
  expect(rows).toEqual([{ status: 'failed', error: 'limit' }]);
});
