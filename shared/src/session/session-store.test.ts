import { aLogin, aPlan, aSessionUser, aToken } from '../testing/session-samples';

/** A browser tab that starts now: modules with a memory of their own, the storage of this browser. */
async function newTab() {
  jest.resetModules();
  return import('./session-store');
}

/** What the browser does in a tab when another one has changed the storage. */
function tellOtherTabs(key: string | null = 'token') {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function keep(token: string, over: Record<string, string> = {}) {
  const access = { roles: [{ name: 'x', subMenu: '["inventory"]' }], permissions: [2, 3] };
  const stored = { token, userInfo: aSessionUser(), userAccessInfo: access };
  for (const [key, value] of Object.entries({ ...stored, ...over })) {
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
}

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000);

it('has no session before anybody signs in', async () => {
  const { readSession, readSessionEnd } = await newTab();
  expect(readSession()).toBeNull();
  expect(readSessionEnd()).toBeNull();
});

it('keeps the login answer under the keys of the texts and tells subscribers', async () => {
  const { startSession, readSession, subscribeSession } = await newTab();
  const heard = jest.fn();
  subscribeSession(heard);
  const login = aLogin({ sections: ['inventory', 'smsPanel'], levels: [2, 4] });
  startSession(login);

  expect(localStorage.getItem('token')).toBe(login.token);
  expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toEqual(login.user);
  expect(JSON.parse(localStorage.getItem('userAccessInfo') ?? '')).toEqual({
    roles: login.roles,
    permissions: login.permissions,
    access: login.access,
  });
  expect(readSession()).toMatchObject({
    token: login.token,
    access: { type: 'clinic_admin', sections: ['inventory', 'sms-panel'], levels: [2, 4] },
    clinic: { name: 'کلینیک زیبایی مهر' },
    expiresAt: login.expires_at,
  });
  expect(heard).toHaveBeenCalledTimes(1);
});

it('is restored after a reload with clinic and plan', async () => {
  const { startSession, setPlan } = await newTab();
  startSession(aLogin({ sections: 'all' }));
  setPlan({ ...aPlan(), plan: 'p-2' });

  const { readSession } = await newTab();
  expect(readSession()).toMatchObject({
    access: { sections: 'all', levels: [1] },
    clinic: { id: 1 },
    plan: { plan: 'p-2' },
  });
});

it('keeps the last valid plan when another answer comes', async () => {
  const { startSession, setPlan, readSession } = await newTab();
  startSession(aLogin());
  setPlan({ message: 'a page of a proxy' } as never);
  expect(readSession()?.plan).toEqual(aLogin().plan);
});

it.each([
  ['expired', () => aToken(soon(-1))],
  ['not a JWT', () => 'rubbish'],
  ['not base64', () => 'a.%%%.c'],
  ['without exp', () => `a.${btoa('{"sub":1}')}.c`],
  ['with a wrong exp', () => `a.${btoa('{"exp":"soon"}')}.c`],
  ['no object', () => `a.${btoa('null')}.c`],
])('a stored token that is %s gives no session, says so and is forgotten', async (_, token) => {
  keep(token());
  const { readSession, readSessionEnd } = await newTab();
  expect(readSession()).toBeNull();
  expect(readSessionEnd()).toBe('expired');
  expect([localStorage.getItem('token'), localStorage.getItem('userInfo')]).toEqual([null, null]);
});

it.each([
  ['user', { userInfo: '{"id":' }],
  ['user without a type', { userInfo: '{"id":1}' }],
])('a damaged %s gives no session', async (_, damage) => {
  keep(aToken(), damage);
  const { readSession } = await newTab();
  expect(readSession()).toBeNull();
});

it.each(['{', '[]', '{"roles":5,"permissions":"1"}', '{"roles":[{"subMenu":"[\\"all"}]}'])(
  'damaged access info %s allows nothing',
  async (userAccessInfo) => {
    keep(aToken(), { userAccessInfo });
    const { readSession } = await newTab();
    expect(readSession()?.access).toMatchObject({ sections: [], levels: [] });
  },
);

it.each(['{', '5', '{"clinic":1,"plan":{"sections":{}}}'])(
  'a damaged clinic and plan %s count as none',
  async (sessionPlace) => {
    keep(aToken(), { sessionPlace });
    const { readSession } = await newTab();
    expect(readSession()).toMatchObject({ clinic: null, plan: null, user: { id: 2 } });
  },
);

it('ends once: storage is cleared and subscribers get the reason', async () => {
  const { startSession, endSession, readSession, readSessionEnd, subscribeSession } =
    await newTab();
  startSession(aLogin());
  const heard = jest.fn();
  subscribeSession(heard);
  endSession('expired');
  endSession('expired');

  expect(readSession()).toBeNull();
  expect(heard.mock.calls).toEqual([[null, 'expired']]);
  expect(readSessionEnd()).toBe('expired');
  const left = ['token', 'userInfo', 'userAccessInfo'].map((key) => localStorage.getItem(key));
  expect(left).toEqual([null, null, null]);
  startSession(aLogin());
  expect(readSessionEnd()).toBeNull();
});

it('does not call listeners that have unsubscribed', async () => {
  const { startSession, subscribeSession } = await newTab();
  const heard = jest.fn();
  subscribeSession(heard)();
  startSession(aLogin());
  expect(heard).not.toHaveBeenCalled();
});

describe('time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('ends the session when its token expires', async () => {
    const { startSession, readSession, readSessionEnd } = await newTab();
    startSession(aLogin({ token: aToken(soon(60)), expires_at: soon(60).toISOString() }));
    jest.advanceTimersByTime(59_000);
    expect(readSession()).not.toBeNull();
    jest.advanceTimersByTime(1_000);
    expect(readSession()).toBeNull();
    expect(readSessionEnd()).toBe('expired');
  });

  it('ends a session of many weeks when its token expires', async () => {
    const { startSession, readSession } = await newTab();
    const weeks = 60 * 86_400;
    startSession(aLogin({ expires_at: soon(weeks).toISOString() }));
    jest.advanceTimersByTime((weeks - 1) * 1000);
    expect(readSession()).not.toBeNull();
    jest.advanceTimersByTime(1_000);
    expect(readSession()).toBeNull();
  });

  it.each([
    ['ahead', 86_400],
    ['behind', -86_400],
  ])('keeps the session over a reload when the clock is a day %s', async (_, lead) => {
    jest.setSystemTime(new Date('2026-05-02T08:00:00Z'));
    const { startSession } = await newTab();
    const [issued, expires] = [soon(-lead), soon(28_800 - lead)];
    const login = aLogin({ token: aToken(expires, issued), expires_at: expires.toISOString() });
    expect(startSession(login).expiresAt).toBe(soon(28_800).toISOString());
    const afterReload = await newTab();
    expect(afterReload.readSession()?.expiresAt).toBe(soon(28_800).toISOString());
    jest.advanceTimersByTime(28_800_000);
    expect(afterReload.readSession()).toBeNull();
  });

  it('lets a user sign in whose clock is ahead', async () => {
    const { startSession, readSession } = await newTab();
    startSession(aLogin({ expires_at: soon(-3600).toISOString() }));
    jest.advanceTimersByTime(60_000);
    expect(readSession()).not.toBeNull();
  });
});

describe('another tab', () => {
  it.each(['signed-out', 'expired'] as const)('that was %s ends this one too', async (reason) => {
    const here = await newTab();
    here.startSession(aLogin());
    const heard = jest.fn();
    here.subscribeSession(heard);
    const there = await newTab();
    there.endSession(reason);
    const writes = jest.spyOn(Storage.prototype, 'setItem');
    tellOtherTabs();

    expect(here.readSession()).toBeNull();
    expect(heard.mock.calls).toEqual([[null, reason]]);
    expect(writes).not.toHaveBeenCalled();
  });

  it('that cleared the whole storage ends this one', async () => {
    const here = await newTab();
    here.startSession(aLogin());
    localStorage.clear();
    tellOtherTabs(null);
    expect(here.readSession()).toBeNull();
  });

  it('that signed in signs this one in', async () => {
    const here = await newTab();
    expect(here.readSession()).toBeNull();
    const there = await newTab();
    there.startSession(aLogin({ user: { username: 'nima' } }));
    tellOtherTabs();
    expect(here.readSession()?.user.username).toBe('nima');
  });

  it('keeps its new session when this one learns late that the old one ended', async () => {
    const here = await newTab();
    here.startSession(aLogin());
    const there = await newTab();
    there.startSession(aLogin());
    here.endSession('expired');
    expect(localStorage.getItem('token')).toBe(there.readSession()?.token);
  });

  it('ignores changes of other keys', async () => {
    const here = await newTab();
    const { token } = here.startSession(aLogin());
    localStorage.removeItem('token');
    tellOtherTabs('menuCollapsed');
    expect(here.readSession()?.token).toBe(token);
  });
});

it('works in memory when storage is forbidden', async () => {
  const { startSession, readSession, endSession } = await newTab();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  startSession(aLogin());
  expect(readSession()?.user.username).toBe('mina');
  endSession();
  expect(readSession()).toBeNull();
});

it('takes newer data of the user and keeps token and plan', async () => {
  const { startSession, updateSession, readSession } = await newTab();
  const login = aLogin({ plan: { ...aPlan(), plan: 'p-9' } });
  startSession(login);
  updateSession({ ...aLogin({ sections: ['patients'], levels: [2] }) });
  expect(readSession()).toMatchObject({
    token: login.token,
    plan: { plan: 'p-9' },
    access: { sections: ['patients'], levels: [2] },
  });
});
