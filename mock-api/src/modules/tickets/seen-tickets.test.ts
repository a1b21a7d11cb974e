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
