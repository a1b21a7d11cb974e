import { chromium } from 'playwright-core';
import { chromium as findChromium } from '../chromium.mjs';
import { buildFrontEnd, buildServer } from '../lib/builds.mjs';
import { command } from '../lib/command.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { say } from '../lib/terminal.mjs';
import { at } from '../lib/workspace.mjs';
import { serve } from './serve.mjs';

/*
 * `npm run bench:steps`: how long the steps of a day take, from the press until what was asked for stands there, with a
 * warm cache and after the pointer has rested on what is pressed. RUNS (9).
 */

const runs = Number(process.env.RUNS ?? 9);
/** Milliseconds of a step. */
const bar = 300;
/** Milliseconds that the pointer rests before it presses. */
const rest = 200;
const settled = 600;
/** Milliseconds after which a step does not come to its end any more. */
const deadline = 15_000;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Runs in the page: presses the element and measures until an element with the text is there; rejects if it never is. */
function pressUntil(element, [selector, words, most]) {
  return new Promise((resolve, reject) => {
    const isThere = () =>
      [...document.querySelectorAll(selector)].some(
        (one) => one.checkVisibility() && (one.textContent ?? '').includes(words),
      );
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      resolve(performance.now() - start);
    });
    observer.observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
    setTimeout(() => reject(new Error(`Nothing is at ${selector}`)), most);
    element.click();
  });
}

async function press(page, target, selector, words = '') {
  await target.waitFor();
  await page.waitForTimeout(settled);
  await target.hover();
  await page.waitForTimeout(rest);
  return target.evaluate(pressUntil, [selector, words, deadline]);
}

const button = (page, name) => page.getByRole('button', { name, exact: true });
const api = (page, path, method = 'GET', body = undefined) =>
  page.evaluate(
    async ([to, how, sent]) => {
      const answer = await fetch(`/api${to}`, {
        method: how,
        headers: {
          Authorization: `Bearer ${localStorage.getItem('token')}`,
          'Content-Type': 'application/json',
        },
        body: sent && JSON.stringify(sent),
      });
      return answer.json();
    },
    [path, method, body],
  );

/** Persons and phone numbers of one run each. */
let person = 0;
const next = () => {
  person += 1;
  const digits = ['آ', 'ب', 'پ', 'ت', 'ث', 'ج', 'چ', 'ح', 'خ', 'د', 'ذ', 'ر', 'ز', 'ژ', 'س'];
  return {
    name: `رهگذر ${digits[person % digits.length]}${digits[person % 7]}`,
    phone: 9_120_000_000 + person,
  };
};

/** Each step: what is opened before, and the press that is measured. */
const steps = {
  'first file of a patient': async (page) => {
    await page.goto('/clinic/patients');
    const link = page.locator('main a[href^="/clinic/patients/file/"]').first();
    return press(page, link, 'main [role=tablist]');
  },
  'form of a booking': async (page) => {
    await page.goto('/clinic/appointments');
    const link = page.getByRole('link', { name: /^نوبت سارا احمدی، / }).first();
    return press(page, link, 'input[name=patient_id]');
  },
  'form of a new patient': async (page) => {
    await page.goto('/clinic/appointments');
    await page
      .getByRole('link', { name: /^نوبت سارا احمدی، / })
      .first()
      .click();
    return press(page, button(page, 'زیباجوی جدید'), 'input[name=full_name]');
  },
  'a new patient is saved': async (page) => {
    const { name, phone } = next();
    await page.getByLabel('نام و نام خانوادگی', { exact: true }).fill(name);
    await page.getByLabel('شماره تماس', { exact: true }).fill(`0${phone}`);
    return press(page, button(page, 'ثبت و انتخاب زیباجو'), 'main span', 'پرونده کامل نیست');
  },
  'a booking is saved': async (page) =>
    press(page, button(page, 'ثبت نوبت'), 'main h1', 'رسید نوبت'),
  'dialog of a payment': async (page) =>
    press(page, button(page, 'دریافت هزینه ویزیت'), 'input[name=amount]'),
  'form of a prescription': async (page) => {
    const { data } = await api(page, '/appointments/today');
    const { id } = data.find(({ status }) => status !== 'canceled');
    await page.goto(`/clinic/prescriptions/choose-prescription-action?appointment=${id}`);
    const link = page.locator('main a[href*="pharmacy-prescription/create"]').first();
    return press(page, link, 'main textarea[name=description]');
  },
  'a visit is done': async (page) => {
    await page.goto('/clinic/appointments/waiting-room');
    await page.waitForSelector('main h1');
    const { data } = await api(page, '/appointments/today');
    const waiting = data.find(({ status }) => status === 'waiting');
    if (!waiting) return undefined;
    await api(page, `/appointments/${waiting.id}/status`, 'POST', { status: 'visiting' });
    await page.reload();
    const done = page.getByRole('button', { name: /پایان ویزیت/ }).first();
    return press(page, done, '[role=status]', 'تغییر کرد');
  },
};

async function signIn(page, address) {
  await page.goto(`${address}/`);
  await page.fill('input[name=username]', 'mina');
  await page.fill('input[name=password]', 'Ziba@1405');
  await page.evaluate(() => document.querySelector('input[name=username]').form.requestSubmit());
  await page.waitForURL('**/clinic/dashboard');
}

async function measure(executablePath, address) {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext({
      baseURL: address,
      locale: 'fa-IR',
      timezoneId: 'Asia/Tehran',
      viewport: { width: 1366, height: 768 },
    });
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    await signIn(page, address);
    const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
    await api(page, '/schedule/working-hours', 'PUT', { hours });
    const samples = new Map(Object.keys(steps).map((name) => [name, []]));
    // The first one fills the cache and does not count.
    for (let run = 0; run <= runs; run += 1) {
      for (const [name, step] of Object.entries(steps)) {
        const time = await step(page);
        if (run > 0 && time !== undefined) samples.get(name).push(time);
      }
    }
    return samples;
  } finally {
    await browser.close();
  }
}

await command(async () => {
  await ensureInstalled();
  const executablePath = await findChromium();
  await buildServer();
  await buildFrontEnd();
  const server = await serve(at('shell/dist'));
  try {
    const samples = await measure(executablePath, server.address);
    say(`Steps from the press, warm, after the pointer has rested (median of ${runs})`);
    for (const [name, times] of samples) {
      const time = median(times);
      say(`  ${time < bar ? '✓' : '✗'} ${name}: ${time?.toFixed(0)} ms (under ${bar})`);
      if (!(time < bar)) process.exitCode = 1;
    }
  } finally {
    await server.stop();
  }
});
