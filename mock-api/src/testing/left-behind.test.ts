import { clock } from '../lib/clock';
import { leftBehind } from './left-behind';
import { servedDatabase } from './served-database';
import { cloneDatabase, createBareDatabase } from './test-database';

test('names a clock that was not set right, and sets it right', () => {
  clock.set(new Date(Date.now() + 3_600_000));
  expect(leftBehind()).toEqual([expect.stringMatching(/^a clock that differs by (36|359)\d+ ms$/)]);
  expect(clock.offset()).toBe(0);
  expect(leftBehind()).toEqual([]);
});

test('sets a clock right that was set to the present, without a word', () => {
  clock.set(new Date(Date.now() - 1));
  expect(leftBehind()).toEqual([]);
  expect(clock.offset()).toBe(0);
});

test('names the databases that were not dropped', async () => {
  const clone = await cloneDatabase('basic');
  const bare = await createBareDatabase();
  const served = await servedDatabase();
  expect(leftBehind()).toEqual([
    expect.stringMatching(/^the database test_/),
    expect.stringMatching(/^the database bare_/),
    expect.stringMatching(/^the database served_/),
  ]);
  await Promise.all([clone.close(), bare.close(), served.drop()]);
});

test('says nothing of a database that was dropped', async () => {
  const clone = await cloneDatabase('demo');
  const bare = await createBareDatabase();
  const served = await servedDatabase();
  await Promise.all([clone.close(), bare.close(), served.drop()]);
  expect(leftBehind()).toEqual([]);
});

test('lets nobody into the databases that all files are cloned from', async () => {
  const { url, drop } = await servedDatabase();
  const { Client } = await import('pg').then(({ default: pg }) => pg);
  const client = new Client({ connectionString: url.replace(/served_\w+/, 'ziba_test_basic') });
  await expect(client.connect()).rejects.toThrow('not currently accepting connections');
  await drop();
});
