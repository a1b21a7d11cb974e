import { aLogin } from '../testing/session-samples';

/** A browser tab that starts now: modules with a memory of their own, the storage of this browser. */
async function newTab() {
  jest.resetModules();
  return { ...(await import('./session-store')), ...(await import('./draft-store')) };
}

beforeEach(() => window.history.replaceState(null, '', '/'));

it('survive a reload and the end of the session', async () => {
  const first = await newTab();
  first.startSession(aLogin({ user: { id: 2 } }));
  first.writeDraft('patient', { full_name: 'سارا' });
  first.writeDraft('service', { title: 'ویزیت' });
  first.endSession('expired');
  first.writeDraft('patient', { full_name: 'سارا رضایی' });

  const { startSession, readDraft } = await newTab();
  startSession(aLogin({ user: { id: 2 } }));
  expect(readDraft('patient')).toEqual({ full_name: 'سارا رضایی' });
  expect(readDraft('service')).toEqual({ title: 'ویزیت' });
});

it('are deleted when another user signs in', async () => {
  const first = await newTab();
  first.startSession(aLogin({ user: { id: 2 } }));
  first.writeDraft('patient', { full_name: 'سارا' });
  first.endSession('expired');
  first.startSession(aLogin({ user: { id: 9 } }));
  expect(first.readDraft('patient')).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('سارا');
});

it('are deleted when a tab is opened again after another user has signed in in another tab', async () => {
  const here = await newTab();
  here.startSession(aLogin({ user: { id: 2 } }));
  here.writeDraft('patient', { full_name: 'سارا' });
  const kept = { ...sessionStorage };
  const there = await newTab();
  there.startSession(aLogin({ user: { id: 9 } }));
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
  const again = await newTab();
  expect(again.readSession()?.user.id).toBe(9);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('سارا');
});

it('are kept for a working day and no longer', async () => {
  jest.useFakeTimers({ now: new Date('2026-01-05T08:00:00Z') });
  const { startSession, readDraft, writeDraft } = await newTab();
  startSession(aLogin());
  writeDraft('patient', { full_name: 'سارا' });
  jest.setSystemTime(new Date('2026-01-05T19:59:00Z'));
  expect(readDraft('patient')).toEqual({ full_name: 'سارا' });
  jest.setSystemTime(new Date('2026-01-05T20:00:00Z'));
  expect(readDraft('patient')).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('سارا');
  jest.useRealTimers();
});

it('of all prefills of a form are deleted when the form is named without a prefill', async () => {
  const { startSession, readDraft, writeDraft, clearDraft } = await newTab();
  startSession(aLogin());
  writeDraft('booking?patient=5', { reason: 'لیزر' });
  writeDraft('booking-notes', { text: 'الف' });
  clearDraft('booking');
  expect(readDraft('booking?patient=5')).toBeNull();
  expect(readDraft('booking-notes')).toEqual({ text: 'الف' });
});

it('survive a session that ended in another tab', async () => {
  const here = await newTab();
  here.startSession(aLogin());
  here.writeDraft('open', { a: 1 });
  const there = await newTab();
  there.endSession('expired');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(here.readSession()).toBeNull();
  here.startSession(aLogin());
  expect(here.readDraft('open')).toEqual({ a: 1 });
});

it('are deleted after saving and when the user signs out', async () => {
  const { startSession, endSession, readDraft, writeDraft, clearDraft } = await newTab();
  startSession(aLogin());
  writeDraft('saved', { a: 1 });
  clearDraft('saved');
  expect(readDraft('saved')).toBeNull();
  writeDraft('open', { a: 1 });
  endSession('signed-out');
  writeDraft('open', { a: 2 });
  startSession(aLogin());
  expect(readDraft('open')).toBeNull();
});

it('are deleted when another tab signs out', async () => {
  const here = await newTab();
  here.startSession(aLogin());
  here.writeDraft('open', { a: 1 });
  sessionStorage.setItem('other', 'kept');
  const copy = { ...sessionStorage };
  const there = await newTab();
  there.endSession('signed-out');
  for (const [key, value] of Object.entries(copy)) sessionStorage.setItem(key, String(value));
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

it('never hold passwords, codes, cards or tokens', async () => {
  const { startSession, readDraft, writeDraft } = await newTab();
  startSession(aLogin());
  writeDraft('user', {
    username: 'sara',
    password: 'x',
    passwordRepeat: 'x',
    card_number: 'x',
    newPassword: 'x',
    repeat: 'x',
    confirmationCode: '1',
    product_code: '7',
  });
  expect(readDraft('user')).toEqual({ username: 'sara', product_code: '7' });
});

it('belong to their page, and a damaged one counts as none', async () => {
  const { startSession, readDraft, writeDraft } = await newTab();
  startSession(aLogin());
  window.history.pushState(null, '', '/clinic/patients/create');
  writeDraft('form', { a: 1 });
  window.history.pushState(null, '', '/clinic/services/create');
  expect(readDraft('form')).toBeNull();
  window.history.pushState(null, '', '/clinic/patients/create');
  expect(readDraft('form')).toEqual({ a: 1 });
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"a"');
  expect(readDraft('form')).toBeNull();
});
