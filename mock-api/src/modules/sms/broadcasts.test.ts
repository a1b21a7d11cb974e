import { startApi, type TestApi, type TestClinic } from '../../testing/start-api';
import type { Call } from '../../testing/call';
import { aPatientInput, created } from '../../testing/samples';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const broadcast = (call: Call, body: object) => call('POST', '/sms/broadcasts', body);

const addPatient = (clinic: TestClinic, contact_number: string, sms_opt_out = false) =>
  created(clinic.as('write'), '/patients', aPatientInput({ contact_number, sms_opt_out }));

describe('a broadcast', () => {
  it('is sent once to each phone of the patients who want it', async () => {
    const clinic = api.newClinic();
    await addPatient(clinic, '09131111111');
    await addPatient(clinic, '09131111111');
    await addPatient(clinic, '09132222222');
    await addPatient(clinic, '09133333333', true);
    const call = clinic.as('read', 'write');
    const { status, body } = await broadcast(call, {
      audience: 'patients',
      title: 'نوروز',
      body: 'تخفیف',
      sendAt: '2030-05-01T12:00:00+03:30',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ audience: 'patients', recipients: 2, sent: 0, title: 'نوروز' });
    expect(Date.parse(body.send_at)).toBe(Date.parse('2030-05-01T12:00:00+03:30'));
    await api.app.jobs.runDue();
    const { body: list } = await call('GET', `/sms/messages?broadcast_id=${body.id}`);
    expect(list.data.map(({ to, status: state }: Record<string, string>) => [to, state])).toEqual([
      ['09132222222', 'queued'],
      ['09131111111', 'queued'],
    ]);
    await api.db.platform((tx) => tx.query('update jobs set run_at = app_now()'));
    await api.app.jobs.runDue();
    expect((await call('GET', '/sms/broadcasts')).body.data).toMatchObject([
      { id: body.id, sent: 2, failed: 0 },
    ]);
    expect((await api.newClinic().as('read')('GET', '/sms/broadcasts')).body.data).toEqual([]);
  });

  it('waits until the morning if it is advertising', async () => {
    const clinic = api.newClinic();
    await addPatient(clinic, '09131111111');
    const at = async (sendAt: string, kind: string) => {
      const input = { audience: 'all', body: 'تخفیف', sendAt, kind };
      return Date.parse((await broadcast(clinic.as('write'), input)).body.send_at);
    };
    const morning = Date.parse('2030-05-02T08:00:00+03:30');
    expect(await at('2030-05-01T23:10:00+03:30', 'advertising')).toBe(morning);
    expect(await at('2030-05-02T03:10:00+03:30', 'advertising')).toBe(morning);
    const night = '2030-05-01T23:10:00+03:30';
    expect(await at(night, 'service')).toBe(Date.parse(night));
  });

  it('is sent to doctors and staff, and from the platform only to clinics', async () => {
    const clinic = api.newClinic({ phone1: '09141111111' });
    const doctor = clinic.as('read', { type: 'doctor', columns: { phoneNumber: '09142222222' } });
    await doctor('GET', '/sms/messages');
    const call = clinic.as('write');
    expect((await broadcast(call, { audience: 'doctors', body: 'جلسه' })).body.recipients).toBe(1);
    expect((await broadcast(call, { audience: 'clinics', body: 'جلسه' })).status).toBe(400);
    const operator = api.platform();
    expect((await broadcast(operator, { audience: 'staff', body: 'جلسه' })).status).toBe(400);
    const { status, body } = await broadcast(operator, { audience: 'clinics', body: 'تمدید' });
    expect({ status, recipients: body.recipients }).toEqual({
      status: 201,
      recipients: expect.any(Number),
    });
    const { body: sent } = await operator('GET', '/sms/messages?to=09141111111');
    expect(sent.data).toMatchObject([{ body: 'تمدید' }]);
  });

  it('is counted before it is sent, and stopped afterwards by its clinic only', async () => {
    const clinic = api.newClinic();
    await addPatient(clinic, '09161111111');
    await addPatient(clinic, '09162222222', true);
    const call = clinic.as('read', 'write');
    const { body: groups } = await call('GET', '/sms/audiences');
    expect(groups.data[0]).toEqual({ audience: 'patients', recipients: 2, advertising: 1 });
    expect(groups.data.map(({ audience }: { audience: string }) => audience)).toEqual([
      'patients',
      'staff',
      'doctors',
    ]);
    expect((await api.platform()('GET', '/sms/audiences')).body.data).toEqual([
      { audience: 'clinics', recipients: expect.any(Number), advertising: expect.any(Number) },
    ]);
    const input = { audience: 'patients', kind: 'service', body: 'جلسه' };
    const { id } = (await broadcast(call, input)).body;
    const stop = `/sms/broadcasts/${id}/stop`;
    expect((await api.newClinic().as('write')('POST', stop)).status).toBe(404);
    expect(await call('POST', stop)).toMatchObject({ status: 200, body: { sent: 0, failed: 2 } });
    expect(await call('POST', stop)).toMatchObject({ status: 409, body: { code: 'ended' } });
    await api.app.jobs.runDue();
    const { body: list } = await call('GET', `/sms/messages?broadcast_id=${id}&status=failed`);
    expect(list.data).toMatchObject([{ error: 'stopped' }, { error: 'stopped' }]);
  });

  it('is sent to all or to nobody, within the limit', async () => {
    const clinic = api.newClinic({ sms_limit: '1' });
    await addPatient(clinic, '09151111111');
    await addPatient(clinic, '09152222222');
    const call = clinic.as('read', 'write');
    expect(await broadcast(call, { audience: 'patients', body: 'تخفیف' })).toMatchObject({
      status: 409,
      body: { code: 'sms_limit' },
    });
    expect((await call('GET', '/sms/messages')).body.meta.total).toBe(0);
    expect(await broadcast(call, { audience: 'doctors', body: 'تخفیف' })).toMatchObject({
      status: 409,
      body: { code: 'no_recipients' },
    });
  });
});
