import { aLogin } from '../testing/session-samples';

/** A browser tab that starts now: modules with a memory of their own, the storage of this browser. */
async function newTab() {
  jest.resetModules();
  const work = await import('../session/work-in-progress');
  const { createElement } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const { flushSync } = await import('react-dom');
  const session = await import('../session/session-store');
  const drafts = await import('../session/draft-store');
  const { signOut, askBeforeSignOut } = await import('./sign-out');
  function Work() {
    work.useWorkInProgress(true);
    return null;
  }
  return {
    ...session,
    ...drafts,
    signOut,
    askBeforeSignOut,
    begin: () => flushSync(() => createRoot(document.body).render(createElement(Work))),
  };
}

/** The browser's channel between tabs; jsdom has none. */
class Channel {
  static open = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) {
      if (other !== this) queueMicrotask(() => other.onmessage?.({ data }));
    }
  }
}

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
  Channel.open.clear();
  window.BroadcastChannel = Channel as unknown as typeof BroadcastChannel;
});
const tellOtherTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));

it('does not ask when nothing would be lost', async () => {
  const tab = await newTab();
  tab.startSession(aLogin());
  const ask = jest.fn();
  tab.askBeforeSignOut(ask);
  await tab.signOut();
  expect(ask).not.toHaveBeenCalled();
  expect(tab.readSession()).toBeNull();
});

it('stays signed in when the user chooses so', async () => {
  const tab = await newTab();
  tab.startSession(aLogin());
  tab.writeDraft('patient', { full_name: 'سارا' });
  tab.begin();
  tab.askBeforeSignOut(() => Promise.resolve(null));
  await tab.signOut();
  expect(tab.readSession()).not.toBeNull();
  expect(tab.readDraft('patient')).toEqual({ full_name: 'سارا' });
});

it.each([
  ['keep', { full_name: 'سارا' }],
  ['discard', null],
] as const)('does with the drafts what was chosen: %s', async (choice, left) => {
  const tab = await newTab();
  tab.startSession(aLogin());
  tab.writeDraft('patient', { full_name: 'سارا' });
  tab.begin();
  tab.askBeforeSignOut(() => Promise.resolve(choice));
  await tab.signOut();
  expect(tab.readSession()).toBeNull();
  tab.startSession(aLogin());
  expect(tab.readDraft('patient')).toEqual(left);
});

it.each([
  ['keep', { full_name: 'سارا' }],
  ['discard', null],
] as const)(
  'asks for unsaved work of another tab, which does what was chosen: %s',
  async (choice, left) => {
    const other = await newTab();
    other.startSession(aLogin());
    other.writeDraft('patient', { full_name: 'سارا' });
    other.begin();
    const kept = { ...sessionStorage };

    const here = await newTab();
    const ask = jest.fn(() => Promise.resolve(choice));
    here.askBeforeSignOut(ask);
    await here.signOut();
    expect(ask).toHaveBeenCalledTimes(1);
    // Each tab has a storage of its own for drafts.
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
    tellOtherTabs();
    expect(other.readSession()).toBeNull();
    other.startSession(aLogin());
    expect(other.readDraft('patient')).toEqual(left);
  },
);

it('keeps the drafts of a tab that could not report its work', async () => {
  // It sleeps, as far as this browser is concerned.
  jest.spyOn(Channel.prototype, 'postMessage').mockImplementation(() => undefined);
  const other = await newTab();
  other.startSession(aLogin());
  other.writeDraft('patient', { full_name: 'سارا' });
  other.begin();
  const kept = { ...sessionStorage };
  const here = await newTab();
  await here.signOut();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
  tellOtherTabs();
  other.startSession(aLogin());
  expect(other.readDraft('patient')).toEqual({ full_name: 'سارا' });
});
