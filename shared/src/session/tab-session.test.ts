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

it('leaves those of the other tabs as they are', async () => {
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

it('comes back after a reload of the tab', async () => {
  const { viewed } = await twoSessions();
  const { readSession } = await newTab();
  expect(readSession()).toMatchObject({ token: viewed.token, access: { levels: [2] } });
});

it.each(['signed-out', 'expired'] as const)(
  'that is %s gives the tab back to the one of all tabs',
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

it('that has expired before a reload gives way too', async () => {
  const { operator } = await twoSessions();
  sessionStorage.setItem('token', aToken(new Date(Date.now() - 1000)));
  const { readSession } = await newTab();
  expect(readSession()?.token).toBe(operator.token);
});

it('does not follow another tab that signs in anew, and ends with one that signs out', async () => {
  const { here, viewed } = await twoSessions();
  localStorage.setItem('token', aToken());
  tellOtherTabs();
  expect(here.readSession()?.token).toBe(viewed.token);
  localStorage.removeItem('token');
  tellOtherTabs();
  expect(here.readSession()).toBeNull();
});
