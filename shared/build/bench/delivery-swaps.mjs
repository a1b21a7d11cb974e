import { variantOf } from './variants.mjs';
import { median, signedIn } from './visitor.mjs';

const runs = Number(process.env.RUNS ?? 9);
/** Milliseconds from the registry's answer until the new text is on a user's screen. */
const bar = 2_000;

/** Milliseconds until the heading of the page has this text. */
async function untilHeading(page, words) {
  const from = performance.now();
  await page.getByRole('heading', { name: words, exact: true, level: 1 }).waitFor();
  return performance.now() - from;
}

/** Releases and rolls back again and again while a user has the section open. */
export async function measureSwaps({ browser, registry, address }) {
  const { context, page } = await signedIn(browser, address, 'storekeeper');
  const times = { release: [], rollback: [] };
  await page.goto(`${address}/clinic/inventory`);
  await untilHeading(page, 'انبارداری');
  for (let run = 1; run <= runs; run += 1) {
    const words = `انبار ${run}`;
    await registry.publish(await variantOf('mfe-inventory', `9.0.${run}`, { انبارداری: words }));
    times.release.push(await untilHeading(page, words));
    await registry.rollback('mfe-inventory');
    times.rollback.push(await untilHeading(page, 'انبارداری'));
  }
  await context.close();
  const lines = Object.entries(times).map(([name, all]) => {
    const middle = median(all);
    const mark = middle <= bar ? '✓' : '✗';
    const longest = Math.max(...all).toFixed(0);
    return `${mark} ${name}: ${middle.toFixed(0)} ms, longest ${longest} (median of ${runs}, at most ${bar})`;
  });
  return { good: Object.values(times).every((all) => median(all) <= bar), lines };
}
