import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BootPlan } from '@ziba/shared/contracts/registry';
import type { Page } from 'playwright-core';
import { apiOf } from './support/api';
import { eventually } from './support/eventually';
import { fill, untilAt, untilHolds, untilText } from './support/fields';
import { journey } from './support/journey';
import { untilLive } from './support/quiet';
import { root } from './support/running-product';

const { open, product } = journey();

/** A release must be visible in another browser in this time after the command. */
const deadlineMs = 2_000;

const copying = `
  import { workspaceCopy } from './shared/build/testing/workspace-copy.mjs';
  process.stdout.write(workspaceCopy({ keep: true }).folder);`;

/** Runs Node until it ends; resolves to its output, rejects with all output when it fails. */
function runNode(args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } });
    const output = { stdout: '', stderr: '' };
    child.stdout.on('data', (part: Buffer) => (output.stdout += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output.stderr += part.toString()));
    child.once('close', (code) =>
      code === 0 ? done(output.stdout) : fail(new Error(output.stdout + output.stderr)),
    );
  });
}

/** Creates a token with which a team may release one remote. */
async function tokenFor(remote: string): Promise<string> {
  const call = await apiOf(product().address, 'admin');
  const answer = await call('/registry/deploy-tokens', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ remote, name: 'گروه انبار' }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** The current release of each remote for a clinic's manager. */
async function liveReleases(): Promise<Record<string, string>> {
  const answer = await (await apiOf(product().address, 'mina'))('/registry');
  const { remotes } = (await answer.json()) as BootPlan;
  return Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
}

const spacingOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('main h1') as Element).letterSpacing);

async function timeUntil(work: Promise<unknown>) {
  const start = performance.now();
  await work;
  return performance.now() - start;
}

/** A copy of the workspace. */
let copy = '';
afterAll(() => rm(copy, { recursive: true, force: true }));

it('shows a release of one remote and its rollback in an open page, without a reload', async () => {
  const [{ page: reading }, { page: typing }] = [
    await open('storekeeper', '/clinic/inventory'),
    await open('mina', '/clinic/inventory/create'),
  ];
  for (const page of [reading, typing]) {
    await page.evaluate(() => Object.assign(globalThis, { marker: 'the same page' }));
  }
  await untilAt(reading, 'انبارداری');
  await untilAt(typing, 'ثبت کالای جدید');
  await fill(typing, { 'نام کالا': 'سرم آزمایشی' });
  await untilLive(reading);
  await untilLive(typing);
  const before = await liveReleases();

  copy = await runNode(['--input-type=module', '--eval', copying], root);
  const release = (...words: string[]) =>
    runNode(['../shared/build/release.mjs', ...words], join(copy, 'mfe-inventory'), {
      ZIBA_URL: product().address,
      ZIBA_DEPLOY_TOKEN: token,
    });
  const token = await tokenFor('mfe-inventory');
  const messages = join(copy, 'mfe-inventory/src/features/inventory/messages.ts');
  const words = await readFile(messages, 'utf8');
  expect(words).toContain("title: 'انبارداری'");
  await writeFile(messages, words.replace("title: 'انبارداری'", "title: 'انبار مرکزی'"));
  const home = join(copy, 'mfe-inventory/src/sections');
  await writeFile(join(home, 'own.css'), 'main h1 { letter-spacing: 3px; }\n');
  const section = join(home, 'inventory.section.ts');
  await writeFile(section, `import './own.css';\n${await readFile(section, 'utf8')}`);
  await release('--notes', 'نام جدید');

  expect(await timeUntil(untilAt(reading, 'انبار مرکزی'))).toBeLessThan(deadlineMs);
  expect(await spacingOf(reading)).toBe('3px');
  await untilText(typing, /نسخه جدید/);
  await untilHolds(typing, 'نام کالا', 'سرم آزمایشی');

  const { 'mfe-inventory': released, ...others } = await liveReleases();
  const { 'mfe-inventory': earlier, ...same } = before;
  expect(others).toEqual(same);
  expect(released).not.toBe(earlier);

  // A changed style makes the release fail, and the last working release is shown.
  const { page: wary, expected, problems } = await open('storekeeper', '/clinic/services');
  expected.push(/integrity/);
  await wary.route('**/*.css*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()} ` });
  });
  await wary.goto('/clinic/inventory');
  await untilAt(wary, 'انبارداری');
  await eventually(
    () => Promise.resolve(problems.some((problem) => problem.includes(' integrity-style'))),
    true,
  );

  await release('rollback', '--reason', 'بازگشت');
  expect(await timeUntil(untilAt(reading, 'انبارداری'))).toBeLessThan(deadlineMs);
  await typing.getByText(/نسخه جدید/).waitFor({ state: 'detached' });
  await untilHolds(typing, 'نام کالا', 'سرم آزمایشی');
  for (const page of [reading, typing]) {
    expect(await page.evaluate(() => (globalThis as { marker?: string }).marker)).toBe(
      'the same page',
    );
  }
});
