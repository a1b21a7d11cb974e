import { chromium } from 'playwright-core';

/** The two conditions of the limits; Slow 4G is the preset of Chromium's developer tools. */
export const circumstances = [
  { name: 'unthrottled' },
  {
    name: 'CPU 4x, Slow 4G',
    cpu: 4,
    network: { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
  },
];

const account = { username: 'storekeeper', password: 'Ziba@1405' };

/**
 * Runs in the page before its own scripts and notes when an element is in the document, laid out and visible, so
 * that one can type into it or press it. Checks at each change of the document, because a frame takes 50 ms or more
 * on a machine without a graphics card.
 */
function noteMoments() {
  const isShown = (selector) => document.querySelector(selector)?.checkVisibility() ?? false;
  const moments = { login: 'input[name=username]', section: 'main table tbody tr' };
  globalThis.zibaMoments = {};
  const look = () => {
    for (const [name, selector] of Object.entries(moments)) {
      if (!(name in globalThis.zibaMoments) && isShown(selector)) {
        globalThis.zibaMoments[name] = performance.now();
      }
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

const momentOf = async (page, name) => {
  const found = await page.waitForFunction((key) => globalThis.zibaMoments?.[key], name, {
    timeout: 60_000,
  });
  return found.jsonValue();
};

async function throttle(context, page, { cpu, network }) {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  if (cpu) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network) {
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  }
}

/**
 * A new browser: empty cache, no session. Its process for the site runs already, because the time that Chromium needs
 * to start one does not depend on the product.
 */
async function withFreshPage(browser, address, circumstance, work) {
  const context = await browser.newContext({ locale: 'fa-IR', timezoneId: 'Asia/Tehran' });
  try {
    const page = await context.newPage();
    await page.goto(`${address}/api/health`);
    await page.addInitScript(noteMoments);
    await throttle(context, page, circumstance);
    return await work(page);
  } finally {
    await context.close();
  }
}

/** From entering the address to a usable login form; then by signing in to the section. */
const visitLogin = (address) => async (page) => {
  await page.goto(`${address}/`);
  const login = await momentOf(page, 'login');
  await page.waitForLoadState('networkidle');
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0].startTime,
  );
  await page.fill('input[name=username]', account.username);
  await page.fill('input[name=password]', account.password);
  const pressed = await page.evaluate(() => {
    const moment = performance.now();
    document.querySelector('input[name=username]').form.requestSubmit();
    return moment;
  });
  const section = await momentOf(page, 'section');
  return {
    'usable login': login,
    'login painted': painted,
    'section after signing in': section - pressed,
  };
};

/** From entering the address of a section, signed in already, to its first rows. */
const visitSection = (address, session) => async (page) => {
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, session);
  await page.goto(`${address}/clinic/inventory`);
  return { 'section by its address': await momentOf(page, 'section') };
};

/** What the browser stores for a signed-in user. */
async function signedIn(browser, address) {
  return withFreshPage(browser, address, {}, async (page) => {
    await visitLogin(address)(page);
    return page.evaluate(() => Object.entries({ ...localStorage }));
  });
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * The medians of `runs` visits to each of `variants` (`{ name: address }`), in turn, so that a machine that becomes
 * slower affects all of them: `{ condition: { measure: { variant: ms } } }`.
 */
export async function measure({ executablePath, variants, runs, say }) {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args });
  const results = {};
  try {
    const sessions = {};
    for (const [variant, address] of Object.entries(variants)) {
      sessions[variant] = await signedIn(browser, address);
    }
    for (const circumstance of circumstances) {
      const samples = {};
      for (let run = 0; run < runs; run += 1) {
        say(`  … ${circumstance.name}, ${run + 1} of ${runs}`);
        for (const [variant, address] of Object.entries(variants)) {
          const seen = {
            ...(await withFreshPage(browser, address, circumstance, visitLogin(address))),
            ...(await withFreshPage(
              browser,
              address,
              circumstance,
              visitSection(address, sessions[variant]),
            )),
          };
          for (const [name, time] of Object.entries(seen)) {
            ((samples[name] ??= {})[variant] ??= []).push(time);
          }
        }
      }
      results[circumstance.name] = Object.fromEntries(
        Object.entries(samples).map(([name, by]) => [
          name,
          Object.fromEntries(
            Object.entries(by).map(([variant, times]) => [variant, median(times)]),
          ),
        ]),
      );
    }
  } finally {
    await browser.close();
  }
  return results;
}
