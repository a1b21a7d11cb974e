import { variantOf } from './variants.mjs';
import { signedIn } from './visitor.mjs';

const changes = 50;
const swaps = 10;
/** Bytes that may remain in memory. */
const bar = 5_000_000;

const headings = { '/clinic/inventory': 'انبارداری', '/clinic/services': 'خدمات' };

async function heapOf(session) {
  // Twice: what a finaliser releases is only collected by the second one.
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

const untilHeading = (page, name) =>
  page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();

async function changeSections(page, count) {
  for (let change = 0; change < count; change += 1) {
    const [address, heading] = Object.entries(headings)[change % 2 === 0 ? 1 : 0];
    await page.click(`nav a[href='${address}']`);
    await untilHeading(page, heading);
    await page.waitForSelector('main [role=table] tbody tr[role=row]');
  }
}

/** Measures what remains in memory after many changes of section and live swaps of a release. */
export async function measureMemory({ browser, registry, address }) {
  const { default_version: first } = await registry.remote('mfe-inventory');
  const { context, page } = await signedIn(browser, address, 'storekeeper');
  await page.goto(`${address}/clinic/inventory`);
  await untilHeading(page, headings['/clinic/inventory']);
  const session = await context.newCDPSession(page);
  // Opens both sections and swaps once before measuring: code that is loaded once is not growth.
  await changeSections(page, 4);
  const swap = async (number) => {
    const words = `انبار ${number}`;
    await registry.publish(await variantOf('mfe-inventory', `8.0.${number}`, { انبارداری: words }));
    await untilHeading(page, words);
  };
  await swap(0);
  const before = await heapOf(session);
  for (let number = 1; number <= swaps; number += 1) await swap(number);
  const afterSwaps = await heapOf(session);
  await registry.rollback('mfe-inventory', { to: first });
  await untilHeading(page, headings['/clinic/inventory']);
  await changeSections(page, changes);
  const after = await heapOf(session);
  await context.close();
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
  const good = after - before <= bar;
  return {
    good,
    lines: [
      `${good ? '✓' : '✗'} heap grew by ${megabytes(after - before)} (at most ${megabytes(bar)})`,
      `of it ${megabytes(afterSwaps - before)} in ${swaps} live swaps; it was ${megabytes(before)}`,
    ],
  };
}
