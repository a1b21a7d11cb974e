import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

/** A waiting appointment of the doctor whose username this is, in the clinic of the demo data. */
async function visitOf(username: string) {
  const [row] = await api.db.tenant(1, (tx) =>
    tx.query<{ id: number; patient_id: number }>(
      `select a.id, a.patient_id from appointments a
       join users u on u.clinic_id = a.clinic_id and u.id = a.doctor_id
       where a.clinic_id = 1 and u.username = $1 and a.status = 'waiting' order by a.id limit 1`,
      [username],
    ),
  );
  if (!row) throw new Error(`${username} has no appointment`);
  return { ...row, path: `/appointments/${row.id}/visit-note` };
}

const words = { complaint: 'لک صورت', findings: 'ملاسما', diagnosis: 'ملاسمای خفیف' };

it('keeps what the doctor notes, with its writer and versions', async () => {
  const { path, patient_id, id } = await visitOf('dr_sara');
  const doctor = await api.login('dr_sara');
  expect((await doctor('GET', path)).body).toEqual({
    ...{ version: 0, complaint: null, findings: null, diagnosis: null },
    ...{ written_by: null, updated_at: null },
  });
  const first = await doctor('PUT', path, { ...words, version: 0 });
  expect(first.body).toMatchObject({ ...words, version: 1, written_by: 'سارا احمدی' });
  // The same words again, as after a lost answer, are no change.
  expect((await doctor('PUT', path, { ...words })).body.version).toBe(1);
  const partly = await doctor('PUT', path, { diagnosis: 'ملاسما', version: 1 });
  expect(partly.body).toMatchObject({ complaint: 'لک صورت', diagnosis: 'ملاسما', version: 2 });
  expect(await doctor('PUT', path, { diagnosis: 'دیگر', version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'stale', details: { version: 2, changed_by: 'سارا احمدی' } },
  });

  const past = await doctor('GET', `/patients/${patient_id}/visit-notes`);
  expect(past.body.data).toContainEqual(
    expect.objectContaining({ appointment_id: id, diagnosis: 'ملاسما', doctor: 'سارا احمدی' }),
  );
  const timeline = await doctor('GET', `/patients/${patient_id}/timeline?kinds=note`);
  expect(timeline.body.data).toMatchObject([{ kind: 'note', id, title: 'ملاسما' }]);
  const manager = await api.login('mina');
  const changes = await manager('GET', `/patients/${patient_id}/changes`);
  expect(changes.body.data[0]).toMatchObject({
    ...{ entity: 'visit_notes', action: 'update' },
    ...{ before: { diagnosis: 'ملاسمای خفیف' }, after: { diagnosis: 'ملاسما' } },
  });
});

it('is written once when two tabs begin it at the same moment', async () => {
  const { path } = await visitOf('dr_sara');
  const doctor = await api.login('dr_sara');
  const { version } = (await doctor('GET', path)).body;
  const answers = await Promise.all(
    ['یک', 'دو'].map((findings) => doctor('PUT', path, { findings, version })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('is not for other doctors, the desk, and who may only read', async () => {
  const { path, patient_id } = await visitOf('dr_sara');
  const other = api.memberOf(1, { type: 'doctor', sections: ['prescriptions'], levels: [2] });
  expect((await other('GET', path)).status).toBe(404);
  const desk = api.memberOf(1, { sections: ['appointments'], levels: [2] });
  expect((await desk('GET', path)).status).toBe(403);
  expect((await desk('GET', `/patients/${patient_id}/visit-notes`)).status).toBe(403);
  const kinds = await desk('GET', `/patients/${patient_id}/timeline`);
  expect(kinds.body.data.map(({ kind }: { kind: string }) => kind)).not.toContain('note');
  const files = api.memberOf(1, { sections: ['patients'], levels: [2] });
  expect((await files('GET', path)).status).toBe(200);
  expect((await files('PUT', path, words)).status).toBe(403);
});

it('is refused for a visit that was cancelled', async () => {
  const { id, path } = await visitOf('dr_sara');
  await api.db.tenant(1, (tx) =>
    tx.query(`update appointments set status = 'canceled' where clinic_id = 1 and id = $1`, [id]),
  );
  const doctor = await api.login('dr_sara');
  expect(await doctor('PUT', path, words)).toMatchObject({
    status: 409,
    body: { message: 'این نوبت کنسل شده است و شرح ویزیت نمی‌گیرد' },
  });
});

it('keeps the ready texts of each user apart', async () => {
  const templates = [{ title: 'لک', complaint: null, findings: 'ملاسما', diagnosis: null }];
  const doctor = await api.login('dr_sara');
  const path = '/visit-note-templates';
  expect((await doctor('GET', path)).body).toEqual({ version: 0, templates: [] });
  expect((await doctor('PUT', path, { version: 0, templates })).body).toEqual({
    version: 1,
    templates,
  });
  const manager = await api.login('mina');
  expect((await manager('GET', path)).body.templates).toEqual([]);
  const wrong = await doctor('PUT', path, { templates: [{ title: ' ' }] });
  expect(wrong.body.fields).toEqual({ 'templates.0.title': 'عنوان متن آماده را وارد کنید' });
});
