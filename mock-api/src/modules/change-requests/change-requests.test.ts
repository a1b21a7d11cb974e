import type { Call } from '../../testing/call';
import { aReceipt } from '../../testing/renewals';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** A clinic whose manager has uploaded a document. */
async function anAsker(more: Record<string, unknown> = {}) {
  const clinic = api.newClinic({ responsible_name: 'مینا کریمی', ...more });
  const manager = clinic.as('all', { type: 'clinic_admin' });
  const id = await clinic.id();
  const path = `/clinics/${id}/change-requests`;
  const identity_file = await aReceipt(manager);
  const ask = (rest: object = {}) =>
    manager('POST', path, { responsible_name: 'سارا نوری', identity_file, ...rest });
  return { clinic, manager, id, path, identity_file, ask };
}

/** An operator who is there before the clinic asks. */
async function anOperator() {
  const operator = api.platform();
  await operator.userId();
  return operator;
}

const noticesOf = async (call: Call) =>
  (await call('GET', '/notifications')).body.data
    .filter(({ type }: { type: string }) => type === 'change_request')
    .map(({ title, link }: { title: string; link: string }) => ({ title, link }));
const decide = (call: Call, id: number, what: string, body?: object) =>
  call('POST', `/admin/change-requests/${id}/${what}`, body);
const auditOf = (clinicId: number) =>
  api.db.tenant(clinicId, (tx) =>
    tx.query('select action, entity, after from audit_log where clinic_id = $1 order by id', [
      clinicId,
    ]),
  );

it('asks the operator, who sees the document and approves; the clinic is changed and told', async () => {
  const operator = await anOperator();
  const { manager, id, ask, identity_file } = await anAsker({ name: 'کلینیک نور' });
  const { status, body } = await ask({ responsible_national_id: '۰۰۲۳۴۵۶۷۱۱', note: 'انتقال' });
  expect([status, body]).toMatchObject([
    201,
    { status: 'waiting', clinic: { name: 'کلینیک نور' } },
  ]);
  expect(await noticesOf(operator)).toEqual([
    {
      title: "'کلینیک نور' تغییر مسئول یا مدرک هویتی را درخواست کرده است",
      link: `/admin/clinics/${id}`,
    },
  ]);
  expect((await operator('GET', `/files/${identity_file.split('/').at(-1)}`)).status).toBe(200);
  expect((await operator('GET', `/clinics/${id}/change-requests`)).body.data).toEqual([body]);

  expect(await decide(operator, body.id, 'approve')).toMatchObject({
    status: 200,
    body: { status: 'approved', decided_by_name: expect.any(String) },
  });
  expect((await operator('GET', `/clinics/${id}`)).body).toMatchObject({
    responsible_name: 'سارا نوری',
    responsible_national_id: '0023456711',
    identity_file,
  });
  expect(await noticesOf(operator)).toEqual([]);
  expect(await noticesOf(manager)).toEqual([
    {
      title: 'درخواست تغییر مسئول یا مدرک هویتی کلینیک تأیید شد',
      link: '/clinic/settings/clinic/general',
    },
  ]);
  expect(await auditOf(id)).toEqual(
    expect.arrayContaining([
      {
        action: 'create',
        entity: 'change_requests',
        after: { responsible_name: 'سارا نوری', identity_file },
      },
      { action: 'status', entity: 'change_requests', after: { status: 'approved' } },
      {
        action: 'update',
        entity: 'clinics',
        after: expect.objectContaining({ responsible_name: 'سارا نوری' }),
      },
    ]),
  );
});

it('is refused with a reason that the clinic reads, and changes nothing', async () => {
  const operator = await anOperator();
  const { manager, id, path, ask } = await anAsker();
  const { body } = await ask();
  expect((await decide(operator, body.id, 'refuse', {})).body.fields).toEqual({
    reason: 'لطفا دلیل رد درخواست را وارد کنید',
  });
  await decide(operator, body.id, 'refuse', { reason: 'مدرک خوانا نیست' });
  expect((await manager('GET', path)).body.data).toMatchObject([
    { status: 'refused', reason: 'مدرک خوانا نیست' },
  ]);
  const { body: notices } = await manager('GET', '/notifications');
  expect(notices.data).toMatchObject([{ content: 'مدرک خوانا نیست' }]);
  expect((await manager('GET', `/clinics/${id}`)).body.responsible_name).toBe('مینا کریمی');
});

it('waits once for each clinic, is decided on once, and can be withdrawn before', async () => {
  const operator = await anOperator();
  const { manager, path, ask } = await anAsker();
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const first = answers.find(({ status }) => status === 201)?.body;
  const ends = await Promise.all([
    decide(operator, first.id, 'approve'),
    decide(operator, first.id, 'refuse', { reason: 'تکراری' }),
    manager('POST', `${path}/${first.id}/withdraw`),
  ]);
  expect(ends.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const { body: second } = await ask();
  expect(await manager('POST', `${path}/${second.id}/withdraw`)).toMatchObject({
    status: 200,
    body: { status: 'withdrawn' },
  });
  expect(await noticesOf(operator)).not.toContainEqual(expect.objectContaining({ link: path }));
});

it('names what is missing or wrong, and needs the right of the settings', async () => {
  const { clinic, manager, path, ask } = await anAsker();
  const foreign = await aReceipt(api.newClinic().as('all'));
  for (const [input, field] of [
    [{ identity_file: '' }, 'identity_file'],
    [{ identity_file: foreign }, 'identity_file'],
    [{ responsible_name: ' ' }, 'responsible_name'],
    [{ responsible_national_id: '12' }, 'responsible_national_id'],
    [{ status: 'approved' }, 'status'],
  ] as const) {
    const { status, body } = await ask(input);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  }
  const reader = clinic.as('read', { sections: ['settings'] });
  expect((await reader('GET', path)).status).toBe(200);
  expect((await reader('POST', path, {})).status).toBe(403);
  const desk = clinic.as('all', { sections: ['appointments'] });
  expect((await desk('GET', path)).status).toBe(403);
  expect((await decide(manager, 1, 'approve')).status).toBe(403);
  const other = api.newClinic().as('all');
  expect((await other('GET', path)).status).toBe(404);
});
