import { strangerOf } from './variants.mjs';
import { signedIn } from './visitor.mjs';

/** Numbers of registered sections, and the allowed difference in bytes. */
const sizes = [8, 32, 128];
const bar = 0.02;

/** Bytes and requests of a first visit until the first section is shown. */
async function firstVisit({ browser, address }) {
  const { context, page } = await signedIn(browser, address, 'storekeeper');
  await page.waitForSelector('main [role=table] tbody tr[role=row]');
  const seen = await page.evaluate(() => {
    const row = performance.now();
    const all = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].filter(({ name, responseEnd }) => responseEnd <= row && !name.endsWith('/api/events'));
    const bytes = all.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { requests: all.length, bytes };
  });
  await context.close();
  return seen;
}

/** Measures the first visit of a user with two sections while more and more other sections are registered. */
export async function measureGrowth({ browser, registry, address }) {
  const registered = async () =>
    (await registry.remotes()).reduce((sum, { sections }) => sum + sections.length, 0);
  const seen = [];
  let number = 0;
  for (const size of sizes) {
    while ((await registered()) < size) {
      number += 1;
      await registry.publish(strangerOf(number));
    }
    await firstVisit({ browser, address });
    seen.push({ size: await registered(), ...(await firstVisit({ browser, address })) });
  }
  const spread = (key) => {
    const values = seen.map((visit) => visit[key]);
    return Math.max(...values) / Math.min(...values) - 1;
  };
  const good = spread('bytes') <= bar && spread('requests') <= bar;
  const lines = seen.map(
    ({ size, bytes, requests }) => `  ${size} sections: ${bytes} bytes in ${requests} requests`,
  );
  return { good, lines: [`${good ? '✓' : '✗'} before the first section shows (±2 %)`, ...lines] };
}
