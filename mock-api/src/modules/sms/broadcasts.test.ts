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

  it('is sent to the patients whom its filters name, who are counted before', async () => {
    const clinic = api.newClinic();
    const call = clinic.as('all');
    const doctorId = await clinic.as('all', { type: 'doctor' }).userId();
    const patient = (rest: Record<string, unknown>) =>
      created(call, '/patients', aPatientInput(rest));
    const seenAt = async (patientId: number, months: number) => {
      const clinicId = await clinic.id();
      await api.db.tenant(clinicId, (tx) =>
        tx.query(
          `insert into appointments (clinic_id, appointment_code, patient_id, doctor_id, package_type,
             starts_at, ends_at, status)
           select $1, $2::int::text, $2::int, $3, 'visit', at, at + interval '30 minutes', 'done'
           from (select date_trunc('hour', app_now()) - make_interval(months => $4) as at) t`,
          [clinicId, patientId, doctorId, months],
        ),
      );
    };
    const lately = await patient({ contact_number: '09171111111', gender: 'خانم' });
    const longAgo = await patient({ contact_number: '09172222222', gender: 'خانم' });
    const other = await patient({ contact_number: '09173333333', gender: 'آقا' });
    await patient({ contact_number: '09174444444', gender: 'خانم' });
    await seenAt(lately, 1);
    await seenAt(longAgo, 8);
    await seenAt(other, 8);
    const filters = { gender: 'خانم', not_seen: '6' };
    const query = new URLSearchParams(filters).toString();
    const { body: groups } = await call('GET', `/sms/audiences?${query}`);
    expect(groups.data[0]).toEqual({ audience: 'patients', recipients: 1, advertising: 1 });
    const { body } = await broadcast(call, { audience: 'patients', body: 'دلتنگ شماییم', filters });
    expect(body.recipients).toBe(1);
    const { body: list } = await call('GET', `/sms/messages?broadcast_id=${body.id}`);
    expect(list.data).toMatchObject([{ to: '09172222222', patient_id: longAgo }]);
    expect(await broadcast(call, { audience: 'staff', body: 'جلسه', filters })).toMatchObject({
      status: 400,
      body: { fields: { 'filters.gender': 'این محدودیت فقط برای پیامک به زیباجویان است' } },
    });
    expect(
      (await broadcast(call, { audience: 'patients', body: 'x', filters: { gender: 'y' } })).status,
    ).toBe(400);
  });

  it('waits until the hours of its clinic begin, if they are narrower than the usual ones', async () => {
    const clinic = api.newClinic();
    await addPatient(clinic, '09131111111');
    const call = clinic.as('all');
    const hours = (rest: object) => call('PUT', '/sms/settings', rest);
    expect(await call('GET', '/sms/settings')).toMatchObject({
      body: { version: 0, advertising_from: 8, advertising_until: 22 },
    });
    expect((await hours({ advertising_from: 7 })).body.fields).toHaveProperty('advertising_from');
    expect(await hours({ advertising_from: 12, advertising_until: 11 })).toMatchObject({
      status: 400,
      body: { fields: { advertising_until: 'ساعت پایان باید پس از ساعت آغاز باشد' } },
    });
    await hours({ advertising_from: 10, advertising_until: 18 });
    expect((await call('GET', '/sms/summary')).body.advertising_hours).toEqual({
      from: 10,
      until: 18,
    });
    const at = async (time: string) => {
      const sendAt = `2030-05-01T${time}:00+03:30`;
      const { body } = await broadcast(call, { audience: 'all', body: 'تخفیف', sendAt });
      return body.send_at;
    };
    const isAt = (time: string) => new Date(time).getTime();
    expect(isAt(await at('09:10'))).toBe(isAt('2030-05-01T10:00:00+03:30'));
    expect(isAt(await at('17:59'))).toBe(isAt('2030-05-01T17:59:00+03:30'));
    expect(isAt(await at('18:00'))).toBe(isAt('2030-05-02T10:00:00+03:30'));
  });
});
