import { aDesk, at, fee, type TestDesk } from '../../testing/bookings';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function aBooking() {
  const desk = await aDesk(api);
  const { body } = await desk.book();
  const path = `/appointments/${body.id}`;
  const to = (status: string, more = {}) =>
    desk.desk('POST', `${path}/status`, { status, ...more });
  const undo = () => desk.desk('POST', `${path}/undo`);
  return { ...desk, id: body.id as number, path, to, undo };
}

/** Moves the appointment in the database: the API books no past time and none that begins soon. */
async function startsIn(clinic: TestDesk['clinic'], id: number, minutes: number) {
  const quarter = 900_000;
  const start = Math.ceil((Date.now() + minutes * 60_000) / quarter) * quarter;
  const times = [new Date(start).toISOString(), new Date(start + 1_800_000).toISOString()];
  await api.db.tenant(await clinic.id(), (tx) =>
    tx.query('update appointments set starts_at = $2, ends_at = $3 where id = $1', [id, ...times]),
  );
}

const ledgerOf = async (clinic: TestDesk['clinic']) =>
  api.db.tenant(await clinic.id(), (tx) =>
    tx.query('select kind, amount::int from patient_ledger order by id'),
  );

it('changes from waiting to visiting to done and never back, and answers the current status', async () => {
  const { desk, path, to } = await aBooking();
  expect(await to('done')).toMatchObject({
    status: 409,
    body: { code: 'invalid_transition', details: { status: 'waiting' } },
  });
  const visiting = await to('visiting');
  expect(visiting).toMatchObject({ status: 200, body: { status: 'visiting' } });
  expect(visiting.body.started_at).toEqual(expect.any(String));
  expect(visiting.body.arrived_at).toEqual(expect.any(String));
  for (const other of ['waiting', 'visiting', 'no_show']) {
    expect((await to(other)).status).toBe(409);
  }
  expect(await to('انجام شده')).toMatchObject({ status: 200, body: { status: 'done' } });
  for (const other of ['waiting', 'visiting', 'canceled', 'no_show', 'done']) {
    expect((await to(other)).status).toBe(409);
  }
  expect((await to('asleep')).body.fields).toEqual({ status: 'وضعیت نوبت معتبر نیست' });
  const { data } = (await desk('GET', `${path}/history`)).body;
  expect(data.map(({ after }: { after: { status: string } }) => after.status)).toEqual([
    'waiting',
    'visiting',
    'done',
  ]);
});

it('is canceled with or without a reason, notifies the patient and releases the time', async () => {
  const { clinic, book, to } = await aBooking();
  const { body } = await to('کنسل شده', { reason: 'سفر' });
  expect(body).toMatchObject({ status: 'canceled', canceled_reason: 'سفر', cancel_fee: 0 });
  expect((await book()).status).toBe(201);
  const sent = await api.db.tenant(await clinic.id(), (tx) =>
    tx.query(`select event from sms_messages where event = 'appointment_canceled'`),
  );
  expect(sent).toHaveLength(1);

  const visiting = await aBooking();
  await visiting.to('visiting');
  expect(await visiting.to('canceled')).toMatchObject({ status: 200 });
});

it('costs ten percent when the patient cancels within two hours, and nothing when the clinic does', async () => {
  const late = await aBooking();
  await startsIn(late.clinic, late.id, 60);
  expect((await late.to('canceled')).body.cancel_fee).toBe(fee / 10);
  expect(await ledgerOf(late.clinic)).toEqual([{ kind: 'cancel_fee', amount: -fee / 10 }]);

  const ofClinic = await aBooking();
  await startsIn(ofClinic.clinic, ofClinic.id, 60);
  expect((await ofClinic.to('canceled', { initiator: 'clinic' })).body.cancel_fee).toBe(0);

  const other = await aBooking();
  await other.desk('PUT', '/appointments/settings', { cancel_percent: 50, cancel_hours: 5 });
  await startsIn(other.clinic, other.id, 240);
  expect((await other.to('canceled')).body.cancel_fee).toBe(fee / 2);
});

it('allows no_show only from its time on, and releases the time', async () => {
  const { clinic, id, to, book } = await aBooking();
  expect(await to('no_show')).toMatchObject({ status: 409, body: { code: 'not_yet_started' } });
  await startsIn(clinic, id, -60);
  expect(await to('no_show')).toMatchObject({ status: 200, body: { status: 'no_show' } });
  expect((await book()).status).toBe(201);
});

describe('undo', () => {
  it('undoes one step at a time', async () => {
    const { to, undo } = await aBooking();
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'nothing_to_undo' } });
    await to('visiting');
    await to('done');
    expect(await undo()).toMatchObject({
      status: 200,
      body: { status: 'visiting', ended_at: null },
    });
    expect(await undo()).toMatchObject({
      status: 200,
      body: { status: 'waiting', started_at: null },
    });
    expect((await undo()).status).toBe(409);
    expect((await to('visiting')).status).toBe(200);
  });

  it('undoes a wrong arrival, and answers since when a status applies', async () => {
    const { desk, path, to, undo } = await aBooking();
    await desk('POST', `${path}/arrive`);
    expect((await undo()).body).toMatchObject({ status: 'waiting', arrived_at: null });
    expect((await undo()).body.code).toBe('nothing_to_undo');
    const { arrived_at } = (await desk('POST', `${path}/arrive`)).body;
    const { body } = await to('visiting');
    expect(body.status_at).toBe(body.started_at);
    expect((await undo()).body).toMatchObject({ status: 'waiting', arrived_at, status_at: null });
  });

  it('undoes a cancellation and its fee', async () => {
    const { clinic, id, to, undo } = await aBooking();
    await startsIn(clinic, id, 60);
    await to('canceled', { reason: 'سفر' });
    expect((await undo()).body).toMatchObject({
      status: 'waiting',
      canceled_at: null,
      canceled_reason: null,
      cancel_fee: 0,
    });
    const entries = await ledgerOf(clinic);
    expect(entries.map(({ amount }) => amount)).toEqual([-fee / 10, fee / 10]);
  });

  it('is refused when somebody else has the time now, and answers other times', async () => {
    const { to, undo, book } = await aBooking();
    await to('canceled');
    await book();
    const { status, body } = await undo();
    expect([status, body.code]).toEqual([409, 'slot_taken']);
    expect(body.details.slots).toHaveLength(3);
  });

  it('reserves the time again', async () => {
    const { to, undo, book } = await aBooking();
    await to('canceled');
    await undo();
    expect((await book()).status).toBe(409);
  });

  it('needs the level to delete after ten minutes', async () => {
    const { clinic, id, path, to, undo } = await aBooking();
    await to('visiting');
    await api.db.tenant(await clinic.id(), (tx) =>
      // The log is append-only: instead of waiting, the test adds an older change of the same kind.
      tx.query(
        `insert into appointment_events (clinic_id, appointment_id, type, before, after, created_at)
         select clinic_id, appointment_id, type, before, after, app_now() - interval '11 minutes'
         from appointment_events where appointment_id = $1 and type = 'status'`,
        [id],
      ),
    );
    const writer = clinic.as('write');
    expect(await writer('POST', `${path}/undo`)).toMatchObject({
      status: 409,
      body: { code: 'undo_too_late' },
    });
    expect((await undo()).status).toBe(200);
  });
});

it('marks an arrival once, and only of a waiting patient', async () => {
  const { desk, path, to } = await aBooking();
  const first = await desk('POST', `${path}/arrive`);
  expect(first).toMatchObject({ status: 200, body: { arrived_at: expect.any(String) } });
  const { body } = await desk('POST', `${path}/arrive`);
  expect(body.arrived_at).toBe(first.body.arrived_at);
  await to('visiting');
  expect(await desk('POST', `${path}/arrive`)).toMatchObject({
    status: 409,
    body: { code: 'not_waiting' },
  });
});

it('stores the action status in the words of the text, and corrections', async () => {
  const { desk, path } = await aBooking();
  const act = (action_status: unknown) => desk('POST', `${path}/action-status`, { action_status });
  expect((await act('انجام شده')).body.action_status).toBe('انجام شده');
  expect((await act(null)).body.action_status).toBeNull();
  expect((await act('done')).body.action_status).toBe('انجام شده');
  expect((await act('شاید')).status).toBe(400);
  const edited = await desk('POST', path, { description: 'یادداشت', attachment: ['a.png'] });
  expect(edited).toMatchObject({
    status: 200,
    body: { description: 'یادداشت', attachment: 'a.png', action_status: 'انجام شده' },
  });
  expect((await desk('POST', path, { description: null })).body.description).toBeNull();
  expect((await desk('POST', path, { package_type: 'مشاوره' })).body.package_type).toBe(
    'consultation',
  );
  expect((await desk('POST', path, { description: 'x' })).body).toMatchObject({
    package_type: 'consultation',
    attachment: 'a.png',
  });
  expect((await desk('POST', path, { status: 'done' })).status).toBe(400);
});

it("does not show a doctor another doctor's appointment, and lets them not change it", async () => {
  const { clinic, doctorId, path, book } = await aBooking();
  const other = clinic.as('all', { type: 'doctor' });
  for (const [method, rest, body] of [
    ['GET', '', undefined],
    ['GET', '/history', undefined],
    ['GET', '/receipt', undefined],
    ['POST', '/status', { status: 'visiting' }],
    ['POST', '/undo', undefined],
    ['POST', '/arrive', undefined],
    ['POST', '/reschedule', { start: at('20:00') }],
    ['POST', '', { description: 'x' }],
  ] as const) {
    expect([rest, (await other(method, `${path}${rest}`, body)).status]).toEqual([rest, 404]);
  }
  await book({ doctor_id: await other.userId(), appointment_datetime: at('18:00') });
  const { data } = (await other('GET', `/appointments?doctor_id=${doctorId}`)).body;
  expect(data).toMatchObject([{ doctor_id: await other.userId() }]);
});

it('needs the level to write', async () => {
  const { clinic, path } = await aBooking();
  const reader = clinic.as('read');
  for (const rest of ['/status', '/undo', '/arrive', '/reschedule', '/action-status', '']) {
    expect((await reader('POST', `${path}${rest}`, {})).status).toBe(403);
  }
});
