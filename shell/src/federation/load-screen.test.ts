import type { BootPlan, PlanRemote, PlanSection } from '@ziba/shared/contracts/registry';
import { sectionReports } from '@ziba/shared/contracts/section-reports';
import { endSession, setPlan, startSession } from '@ziba/shared/session/session-store';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { loadScreen, preloadSection, renderFailed } from './load-screen';
import { loadStateOf } from './load-state';

const importModule = jest.fn<Promise<unknown>, [PlanRemote, string, number]>();
jest.mock('./host', () => ({
  importModule: (...args: [PlanRemote, string, number]) => importModule(...args),
  unloadRelease: jest.fn(),
}));
jest.mock('./pause', () => ({ pause: () => Promise.resolve() }));

let count = 0;

/** A new section for each test, because loaded sections stay in memory. */
function planned(change: Partial<PlanRemote> = {}): { plan: BootPlan; section: PlanSection } {
  count += 1;
  const name = `mfe-probe${count}`;
  const base = `/remotes/${name}/2.0.0/`;
  const remote: PlanRemote = {
    name,
    version: '2.0.0',
    contract: '^3.0',
    container: 'clinic_sec_probe',
    base,
    entry: `${base}entry.js`,
    digest: '',
    preload: {},
    files: { 'entry.js': 'sha384-x' },
    ...change,
  };
  const section: PlanSection = {
    area: 'clinic',
    key: 'probe',
    title: 'آزمونه',
    prefix: `/clinic/probe${count}`,
    screens: [{ path: '', title: 'آزمونه', needs: 'read' }],
    module: './clinic-probe',
    remote: name,
  };
  const plan = { plan: 'p-1', contract: '3.0', sections: [section], off: [], remotes: [remote] };
  startSession({ ...aLogin(), plan });
  return { plan, section };
}

const Good = () => null;
const Old = () => null;
const moduleOf = (Screen: () => null) => ({
  default: {
    screens: [{ path: '', title: '', needs: 'read', load: () => Promise.resolve(Screen) }],
  },
});

/** The registry's answers, and the reports that it received. */
function registry({ fallback }: { fallback?: object } = {}) {
  const told: unknown[] = [];
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, options) => {
    asked.push(String(url));
    if (String(url).endsWith('/reports')) {
      told.push(...sectionReports.parse(JSON.parse(String(options?.body))).reports);
      return Promise.resolve(new Response('{}'));
    }
    return Promise.resolve(
      fallback ? Response.json(fallback) : new Response('{}', { status: 404 }),
    );
  });
  const reports = async () => {
    await jest.advanceTimersByTimeAsync(10_000);
    return told.splice(0);
  };
  return { asked, reports };
}

const fetchFallbackRelease = ({ plan, section }: ReturnType<typeof planned>) => ({
  remote: { ...plan.remotes[0], version: '1.0.0', base: `/remotes/${section.remote}/1.0.0/` },
  sections: [section],
});

let logged: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  importModule.mockReset();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  endSession('signed-out');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('requests nothing that the current plan does not contain', async () => {
  const { plan, section } = planned();
  const { asked } = registry();
  const forged = { ...section, prefix: '/clinic/forged' };
  await expect(loadScreen(forged, '')).rejects.toMatchObject({ failure: { code: 'disabled' } });
  setPlan({ ...plan, sections: [] });
  await expect(loadScreen(section, '')).rejects.toMatchObject({ failure: { code: 'disabled' } });
  preloadSection(section);
  expect(importModule).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});

it('requests no file of a release that was built for another shell', async () => {
  const { section } = planned({ contract: '^9.0' });
  registry();
  await expect(loadScreen(section, '')).rejects.toMatchObject({ failure: { code: 'contract' } });
  expect(importModule).not.toHaveBeenCalled();
});

it('loads once for hovering and clicking, and reports the load time to the registry', async () => {
  const { section } = planned();
  const { reports } = registry();
  importModule.mockResolvedValue(moduleOf(Good));
  preloadSection(section);
  expect(await loadScreen(section, '')).toBe(Good);
  expect(await loadScreen(section, '')).toBe(Good);
  expect(importModule).toHaveBeenCalledTimes(1);
  expect(await reports()).toMatchObject([
    { plan: 'p-1', prefix: section.prefix, version: '2.0.0', kind: 'opened', is_cold: true },
  ]);
});

it('retries after a short loss of the network', async () => {
  const { section } = planned();
  registry();
  importModule.mockRejectedValueOnce(new Error('a moment')).mockResolvedValue(moduleOf(Good));
  expect(await loadScreen(section, '')).toBe(Good);
  expect(logged).not.toHaveBeenCalled();
});

it('opens the last release that worked, reports the failure, and keeps that release', async () => {
  const given = planned();
  const { section } = given;
  const { asked, reports } = registry({ fallback: fetchFallbackRelease(given) });
  const broken = new TypeError('broken on purpose');
  importModule.mockImplementation(({ version }) =>
    version === '1.0.0' ? Promise.resolve(moduleOf(Old)) : Promise.reject(broken),
  );
  expect(await loadScreen(section, '')).toBe(Old);
  expect(asked).toContain(`/api/registry/fallback/${section.remote}?not=2.0.0`);
  expect(logged.mock.calls).toEqual([
    [expect.stringContaining(`${section.prefix} ${section.remote}@2.0.0 evaluation`), broken],
  ]);
  expect(await reports()).toMatchObject([
    { version: '2.0.0', kind: 'fell_back', code: 'evaluation' },
    { version: '1.0.0', kind: 'opened', is_cold: true },
  ]);
  expect(loadStateOf(section.prefix)).toMatchObject({
    phase: 'ready',
    version: '1.0.0',
    insteadOf: { code: 'evaluation' },
  });
  const attempts = importModule.mock.calls.length;
  expect(await loadScreen(section, '')).toBe(Old);
  expect(importModule).toHaveBeenCalledTimes(attempts);
});

it('rejects with the reason when no release opens, and loads again on the next call', async () => {
  const { section } = planned();
  const { reports } = registry();
  importModule.mockResolvedValue({ default: { nothing: true } });
  const failure = { code: 'invalid-module', remote: section.remote, version: '2.0.0' };
  await expect(loadScreen(section, '')).rejects.toMatchObject({ failure });
  expect(loadStateOf(section.prefix)).toMatchObject({ phase: 'failed', failure });
  expect(logged).toHaveBeenCalledTimes(1);
  expect(await reports()).toMatchObject([{ kind: 'failed', code: 'invalid-module' }]);

  importModule.mockResolvedValue(moduleOf(Good));
  expect(await loadScreen(section, '')).toBe(Good);
});

it('finds the last release that worked after a screen threw while rendering', async () => {
  const given = planned();
  const { section } = given;
  const { reports } = registry({ fallback: fetchFallbackRelease(given) });
  importModule.mockImplementation(({ version }) =>
    Promise.resolve(moduleOf(version === '1.0.0' ? Old : Good)),
  );
  await loadScreen(section, '');
  expect(await renderFailed(section, new Error('drawn wrongly'))).toBe(true);
  expect(await loadScreen(section, '')).toBe(Old);
  expect(await reports()).toMatchObject([
    { version: '2.0.0', kind: 'fell_back', code: 'render', is_cold: true },
    { version: '1.0.0', kind: 'opened', is_cold: true },
  ]);
  // The fallback throws as well, so there is no further release.
  expect(await renderFailed(section, new Error('drawn wrongly'))).toBe(false);
});

it('loads the release of a developer’s own machine, and reports nothing', async () => {
  const { plan, section } = planned();
  const { asked, reports } = registry({
    fallback: {
      remote: section.remote,
      version: '0.0.0-mine',
      contract: '^3.0',
      manifest: { name: 'clinic_sec_probe' },
      entry: 'entry.js',
      preload: {},
      files: { 'entry.js': 'sha384-mine' },
    },
  });
  setPlan({ ...plan, override: { remote: section.remote, address: 'http://localhost:9930/' } });
  importModule.mockResolvedValue(moduleOf(Good));
  expect(await loadScreen(section, '')).toBe(Good);
  expect(asked).toEqual(['http://localhost:9930/release.json']);
  expect(importModule.mock.calls[0]?.[0]).toMatchObject({
    version: '0.0.0-mine',
    entry: 'http://localhost:9930/entry.js',
  });
  expect(await reports()).toEqual([]);
});
