import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('marks what the other side wrote as unread, until that side has seen it', async () => {
  const clinic = api.newClinic();
  const author = clinic.as('read');
  const manager = clinic.as('all', { type: 'clinic_admin' });
  const operator = api.platform();
  const { body: ticket } = await author('POST', '/tickets', {
    subject: 'ثبت نوبت',
    message: 'ثبت نمی‌شود',
  });
  const path = `/tickets/${ticket.id}`;
  const unread = async (call: typeof author) => {
    const { body } = await call('GET', '/tickets/pagination?limit=100');
    return body.data.find(({ id }: { id: number }) => id === ticket.id).is_unread;
  };
  expect([await unread(author), await unread(operator)]).toEqual([false, true]);
  expect((await operator('POST', `${path}/read`)).body).toMatchObject({ is_unread: false });
  expect(await unread(operator)).toBe(false);
  await operator('POST', `${path}/reply`, { message: 'بررسی می‌شود' });
  // The manager reads along: what the author has not seen stays new for the author.
  expect([await unread(author), await unread(manager)]).toEqual([true, false]);
  await manager('POST', `${path}/read`);
  expect(await unread(author)).toBe(true);
  await author('POST', `${path}/read`);
  expect(await unread(author)).toBe(false);
  // Whoever writes has seen what was there.
  await operator('POST', `${path}/reply`, { message: 'حل شد' });
  await author('POST', `${path}/reply`, { message: 'سپاس' });
  expect([await unread(author), await unread(operator)]).toEqual([false, true]);
  expect((await api.newClinic().as('all')('POST', `${path}/read`)).status).toBe(404);
});

it('counts and lists the unread tickets of the caller, and no others', async () => {
  const clinic = api.newClinic();
  const [author, colleague] = [clinic.as('read'), clinic.as('read')];
  const manager = clinic.as('all', { type: 'clinic_admin' });
  const stranger = api.newClinic().as('all', { type: 'clinic_admin' });
  const operator = api.platform();
  const counts = async (...callers: (typeof author)[]) => {
    const answers = callers.map((call) => call('GET', '/tickets/unread'));
    return (await Promise.all(answers)).map(({ body }) => body.count);
  };
  const [before] = await counts(operator);
  const ids: number[] = [];
  for (const subject of ['یک', 'دو']) {
    ids.push((await author('POST', '/tickets', { subject, message: 'متن' })).body.id);
  }
  expect(await counts(author, operator)).toEqual([0, before + 2]);
  for (const id of ids) await operator('POST', `/tickets/${id}/reply`, { message: 'پاسخ' });
  const all = [author, colleague, manager, stranger, operator];
  expect(await counts(...all)).toEqual([2, 0, 0, 0, before]);
  await author('POST', `/tickets/${ids[0]}/read`);
  const { body } = await author('GET', '/tickets/pagination?unread=true');
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([ids[1]]);
  expect(await counts(author)).toEqual([1]);
  const { status } = await author('GET', '/tickets/pagination?unread=false');
  expect([status, (await api.anyone('GET', '/tickets/unread')).status]).toEqual([400, 401]);
});
