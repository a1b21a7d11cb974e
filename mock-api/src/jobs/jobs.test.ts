import { addJob, type NewJob } from './add-job';
import { Listener } from '../db/listener';
import { startApi, type TestApi } from '../testing/start-api';
import type { Job } from './job-rows';
import { JobRunner, maxAttempts } from './runner';
import { dailyAt, everyMinutes } from './schedules';

let api: TestApi;
const runners: JobRunner[] = [];
const listeners: Listener[] = [];
beforeAll(async () => {
  api = await startApi();
});
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
  for (const listener of listeners.splice(0)) await listener.close();
  await api.db.platform((tx) => tx.query('delete from jobs'));
});
afterAll(() => api.stop());

/** A second runner, like that of another process. */
function newRunner() {
  const listener = new Listener(api.db.pool);
  const errors: string[] = [];
  const log = { error: (_: object, message: string) => void errors.push(message) };
  const runner = new JobRunner(api.db, listener, log);
  runners.push(runner);
  listeners.push(listener);
  return Object.assign(runner, { errors });
}

const add = (job: NewJob) => api.db.platform((tx) => addJob(tx, null, job));
const rows = () =>
  api.db.platform((tx) =>
    tx.query<{ kind: string; attempts: number; last_error: string | null; wait: number }>(
      `select kind, attempts, last_error, failed_at is not null as failed, unique_key,
         extract(epoch from run_at - app_now())::float8 as wait from jobs order by id`,
    ),
  );
const failing = () => Promise.reject(new Error('no luck'));

it('runs a due job with its payload, and deletes it', async () => {
  const runner = newRunner();
  const done: unknown[] = [];
  runner.handle('test', async ({ payload }: Job) => void done.push(payload));
  await add({ kind: 'test', payload: { id: 1 } });
  await add({
    kind: 'test',
    payload: { id: 2 },
    runAt: new Date(Date.now() + 60_000).toISOString(),
  });
  await add({ kind: 'of-nobody' });
  expect(await runner.runDue()).toBe(1);
  expect(done).toEqual([{ id: 1 }]);
  expect((await rows()).map(({ kind }) => kind)).toEqual(['test', 'of-nobody']);
});

it('adds a job with the same key only once, and again after it is done', async () => {
  const runner = newRunner();
  let count = 0;
  runner.handle('test', async () => void (count += 1));
  await add({ kind: 'test', uniqueKey: 'a' });
  await add({ kind: 'test', uniqueKey: 'a' });
  await runner.runDue();
  expect(count).toBe(1);
  await add({ kind: 'test', uniqueKey: 'a' });
  await runner.runDue();
  expect(count).toBe(2);
});

it('tries a failed job again after longer and longer pauses, and stops after the last attempt', async () => {
  const runner = newRunner();
  runner.handle('test', failing);
  await add({ kind: 'test', uniqueKey: 'a' });
  const waits: number[] = [];
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    expect(await runner.runDue()).toBe(1);
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: attempt, last_error: 'no luck', failed: false });
    waits.push(Math.round(row?.wait ?? 0));
    await api.db.platform((tx) => tx.query('update jobs set run_at = app_now()'));
  }
  expect(waits[0]).toBeGreaterThanOrEqual(8);
  expect(waits.every((wait, index) => index === 0 || wait > (waits[index - 1] ?? 0))).toBe(true);
  await runner.runDue();
  expect(await rows()).toMatchObject([{ failed: true, attempts: maxAttempts }]);
  expect(await runner.runDue()).toBe(0);
  await add({ kind: 'test', uniqueKey: 'a' });
  expect(await runner.runDue()).toBe(1);
});

it('is run once, by any number of processes', async () => {
  const done: number[] = [];
  const several = [newRunner(), newRunner(), newRunner()];
  for (const runner of several) {
    runner.handle('test', async ({ payload }: Job) => void done.push(Number(payload.id)));
  }
  for (let id = 0; id < 40; id += 1) await add({ kind: 'test', payload: { id } });
  await Promise.all(several.map((runner) => runner.runDue()));
  expect(done.sort((one, other) => one - other)).toEqual(Array.from({ length: 40 }, (_, id) => id));
});

it('leaves a leased job to its process until the lease has ended', async () => {
  const runner = newRunner();
  runner.handle('test', () => Promise.resolve());
  await add({ kind: 'test' });
  const lease = (minutes: number) =>
    api.db.platform((tx) =>
      tx.query(`update jobs set leased_until = app_now() + $1 * interval '1 minute'`, [minutes]),
    );
  await lease(1);
  expect(await runner.runDue()).toBe(0);
  await lease(-1);
  expect(await runner.runDue()).toBe(1);
});

it('runs new jobs of another process at once, and later jobs at their time', async () => {
  const runner = newRunner();
  const done = new Promise<number>((resolve) => {
    runner.handle('later', async () => resolve(Date.now()));
  });
  const first = new Promise<void>((resolve) => {
    runner.handle('now', async () => resolve());
  });
  await runner.start();
  await add({ kind: 'now' });
  await first;
  const at = Date.now() + 300;
  await add({ kind: 'later', runAt: new Date(at).toISOString() });
  expect(await done).toBeGreaterThanOrEqual(at - 5);
});

it('has one periodic job for all processes, which continues after a failure', async () => {
  const [one, other] = [newRunner(), newRunner()];
  let count = 0;
  const once = new Promise<void>((resolve) => {
    for (const runner of [one, other]) {
      runner.every('often', everyMinutes(10), async () => {
        count += 1;
        resolve();
        throw new Error('no luck');
      });
    }
  });
  await Promise.all([one.start(), other.start()]);
  await once;
  await Promise.all([one.stop(), other.stop()]);
  expect(count).toBe(1);
  const [row, more] = await rows();
  expect(more).toBeUndefined();
  expect(row).toMatchObject({ kind: 'often', attempts: 0, last_error: 'no luck' });
  expect(row?.wait).toBeGreaterThan(9 * 60);
});

it('waits at the end for running jobs, and takes no more', async () => {
  const runner = newRunner();
  let release = (): void => undefined;
  let finished = 0;
  const running = new Promise<void>((resolve) => {
    runner.handle('slow', async () => {
      resolve();
      await new Promise<void>((go) => (release = go));
      finished += 1;
    });
  });
  await runner.start();
  await add({ kind: 'slow' });
  await running;
  const stopped = runner.stop();
  await add({ kind: 'slow' });
  release();
  await stopped;
  expect(finished).toBe(1);
  expect(await rows()).toHaveLength(1);
});

it('computes the next time of a daily job in Tehran', () => {
  const next = dailyAt('07:00');
  expect(next(new Date('2026-11-21T03:00:00Z')).toISOString()).toBe('2026-11-21T03:30:00.000Z');
  expect(next(new Date('2026-11-21T03:30:00Z')).toISOString()).toBe('2026-11-22T03:30:00.000Z');
});
