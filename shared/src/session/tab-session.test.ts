import { aLogin, aPlan, aToken } from '../testing/session-samples';

/** A browser tab that starts now: modules with a memory of their own, the storage of this browser. */
async function newTab() {
  jest.resetModules();
  return import('./session-store');
}

/** What the browser does in a tab when another one has changed the storage. */
const tellOtherTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));

/** Somebody is signed in in all tabs, and looks on as somebody else in this one. */
async function twoSessions() {
  const there = await newTab();
  const operator = there.startSession(aLogin({ user: { username: 'admin' } }));
  const here = await newTab();
  const viewed = here.startSession(aLogin({ levels: [2] }), 'sessionStorage');
  return { here, operator, viewed };
}

it('does not change the session of the other tabs', async () => {
  const { here, operator, viewed } = await twoSessions();
  expect(here.readSession()?.token).toBe(viewed.token);
  expect(localStorage.getItem('token')).toBe(operator.token);
  here.updateSession(aLogin({ levels: [2] }));
  here.setPlan({ ...aPlan(), plan: 'p-3' });

  sessionStorage.clear();
  const other = await newTab();
  expect(other.readSession()).toMatchObject({
    token: operator.token,
    user: { username: 'admin' },
    access: { levels: [1] },
    plan: { plan: 'p-1' },
  });
});

it('is restored after a reload of the tab', async () => {
  const { viewed } = await twoSessions();
  const { readSession } = await newTab();
  expect(readSession()).toMatchObject({ token: viewed.token, access: { levels: [2] } });
});

it.each(['signed-out', 'expired'] as const)(
  'that is %s returns the tab to the session of all tabs',
  async (reason) => {
    const { here, operator } = await twoSessions();
    const heard = jest.fn();
    here.subscribeSession(heard);
    here.endSession(reason);
    expect(here.readSession()?.token).toBe(operator.token);
    expect(heard.mock.calls).toEqual([
      [expect.objectContaining({ token: operator.token }), reason],
    ]);
    expect(localStorage.getItem('token')).toBe(operator.token);
  },
);

it('that has expired before a reload does the same', async () => {
  const { operator } = await twoSessions();
  sessionStorage.setItem('token', aToken(new Date(Date.now() - 1000)));
  const { readSession } = await newTab();
  expect(readSession()?.token).toBe(operator.token);
});

it('ignores a sign-in in another tab, and ends with a sign-out there', async () => {
  const { here, viewed } = await twoSessions();
  localStorage.setItem('token', aToken());
  tellOtherTabs();
  expect(here.readSession()?.token).toBe(viewed.token);
  localStorage.removeItem('token');
  tellOtherTabs();
  expect(here.readSession()).toBeNull();
});
