import type { Page } from 'playwright-core';
import { apiAs, apiOf, codeFor, tokenOf } from './support/api';
import { eventually } from './support/eventually';
import { field, fill, press, untilSaid } from './support/fields';
import { answerSaves, faults, holdSaves } from './support/form-faults/faults';
import type { FormCase } from './support/form-faults/form-case';
import { formCases } from './support/form-faults/form-cases';
import { journey } from './support/journey';
import { untilQuiet } from './support/quiet';
import { findIds } from './support/screens';
import { demoPassword, signIn } from './support/sign-in';

const { product, visit, open } = journey();

/** Chromium tells the console of every answer and connection that fails. */
const provoked = /Failed to load resource/;

/** Who sees the rows that a user of the clinic or of the platform makes. */
const rowsOf = async ({ username, rows: list }: FormCase) => {
  if (!list) return 0;
  const rows = await addressOf(list);
  const reader = username === 'admin' ? username : 'mina';
  const answer = await (await apiOf(product().address, reader))(rows);
  return ((await answer.json()) as { meta: { total: number } }).meta.total;
};

/** The form in which the first field stands: a page may have several. */
const formOf = (page: Page, { typed }: FormCase) => {
  const [label = ''] = Object.keys(typed);
  return page.locator('form').filter({ has: field(page, label) });
};

const submitOf = (page: Page, form: FormCase) =>
  formOf(page, form).getByRole('button', { name: form.submit, exact: true });

const refusalOf = (page: Page, form: FormCase) =>
  formOf(page, form).locator('[role=alert]').first();

/** Presses save, and yes where that is asked. */
async function send(page: Page, form: FormCase) {
  await submitOf(page, form).click();
  if (form.confirm) await press(page, form.confirm);
}

/** What was typed stands in the form. */
async function untilAllHeld(page: Page, { typed }: FormCase) {
  for (const [label, value] of Object.entries(typed)) {
    const digits = value.replaceAll(/[٬,]/g, '');
    await eventually(async () => plain(await field(page, label).inputValue()), digits);
  }
}

/** Latin digits without separators: fields show others than were typed. */
const plain = (text: string) =>
  text.replaceAll(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))).replaceAll(/[٬,]/g, '');

/** Presses save while every save fails in this way; the form says so and keeps everything. */
async function failToSave(page: Page, form: FormCase, answer: (typeof faults)[string]) {
  const stop = await answerSaves(page, answer);
  await send(page, form);
  await refusalOf(page, form).waitFor();
  await stop();
  await untilAllHeld(page, form);
}

/** Escape and a press beside a dialog ask first; elsewhere they change nothing. */
async function closeAndStay(page: Page, form: FormCase) {
  const dialog = page.getByRole('dialog').filter({ has: formOf(page, form) });
  const isDialog = (await dialog.count()) > 0;
  const question = page.getByRole('dialog', { name: 'تغییرات ثبت نشده است' });
  const presses = [() => page.keyboard.press('Escape'), () => page.mouse.click(683, 2)];
  for (const close of isDialog ? presses : presses.slice(0, 1)) {
    await close();
    if (isDialog) {
      await question.getByRole('button', { name: 'ادامه ویرایش' }).click();
      await question.waitFor({ state: 'hidden' });
    }
    await untilAllHeld(page, form);
  }
}

/** Goes to another page of the product, and back to the one before it; stays when asked. */
async function leaveAndStay(page: Page, form: FormCase) {
  await page.getByRole('navigation').getByRole('link').first().click();
  const question = page.getByRole('dialog', { name: 'تغییرات ثبت نشده است' });
  await question.getByRole('button', { name: 'ماندن در صفحه' }).click();
  await question.waitFor({ state: 'hidden' });
  await untilAllHeld(page, form);

  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => history.back());
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await untilAllHeld(page, form);
}

/** A double press and Ctrl+Enter while the first save is on its way are one save; its answer is lost. */
async function loseTheAnswer(page: Page, form: FormCase) {
  const saves = await holdSaves(page);
  if (form.confirm) await send(page, form);
  else await submitOf(page, form).dblclick();
  await eventually(() => Promise.resolve(saves.count()), 1);
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Escape');
  await untilAllHeld(page, form);
  expect(saves.count()).toBe(1);
  await saves.lose();
  await refusalOf(page, form).waitFor();
  await untilAllHeld(page, form);
}

/** Ends the session at the server and signs in again; the form comes back with its draft. */
async function signInAgain(page: Page, form: FormCase) {
  if (!form.username) return;
  const token = (await tokenOf(page)) ?? '';
  await apiAs(product().address, token)('/auth/logout', { method: 'POST' });
  await field(page, 'نام کاربری').waitFor();
  await fill(page, { 'نام کاربری': form.username, 'رمز عبور': demoPassword });
  await press(page, 'ورود');
  await untilAllHeld(page, form);
}

/** An address with the ids of the running product. */
async function addressOf(path: string) {
  const ids = await findIds(product());
  return path.replaceAll(/:[a-z]+/g, (placeholder) => ids[placeholder] ?? placeholder);
}

async function untilOpen(page: Page, form: FormCase) {
  await form.open?.(page);
  await submitOf(page, form).waitFor();
  await untilQuiet(page);
}

/** What is typed, with the code that was sent to the phone. */
async function withCode({ typed }: FormCase, phone: string) {
  const code = await codeFor(product().address, phone);
  const entries = Object.entries(typed);
  return Object.fromEntries(entries.map(([label, text]) => [label, text.replace(':code', code)]));
}

it.each(Object.entries(formCases))(
  'keeps what was typed of %s through every fault, and saves it once',
  async (_name, given) => {
    const form = { ...given };
    const own = (await form.prepare?.(product())) ?? '';
    const before = await rowsOf(form);
    const { page, context, expected } = await visit();
    expected.push(provoked);
    if (form.username) await signIn(page, form.username);
    else await page.goto('/');
    await page.goto((await addressOf(form.path)).replace(':own', own));
    await untilOpen(page, form);
    if (form.phone) form.typed = await withCode(form, form.phone);
    await form.choose?.(page);
    await fill(page, form.typed);

    for (const answer of Object.values(faults)) await failToSave(page, form, answer);
    await closeAndStay(page, form);
    if (!form.open) await leaveAndStay(page, form);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.close();
    await untilAllHeld(page, form);
    if (!form.open) {
      await page.reload();
      await untilAllHeld(page, form);
      await signInAgain(page, form);
    }

    await loseTheAnswer(page, form);
    await send(page, form);
    await untilSaid(page, form.saved);
    expect(await rowsOf(form)).toBe(before + (form.rows ? 1 : 0));
  },
);

const edits = Object.entries(formCases).flatMap(([name, { row, ...form }]) =>
  row && form.username ? [{ name, row, form, username: form.username }] : [],
);

it.each(edits)(
  'compares $name with what another desk wrote meanwhile, and saves what was chosen',
  async ({ form, username, row: { path, field: column, theirs } }) => {
    const { page, expected } = await open(username, await addressOf(form.path));
    expected.push(provoked);
    await untilOpen(page, form);
    const [[label = '', mine = ''] = []] = Object.entries(form.typed);
    const typed = `${mine}${/^[0-9]+$/.test(mine) ? '0' : ' تازه'}`;
    await fill(page, { [label]: typed });

    const call = await apiOf(product().address, 'mina');
    const row = await addressOf(path);
    const json = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ [column]: theirs });
    expect((await call(row, { method: 'POST', headers: json, body })).status).toBe(200);

    const question = page.getByRole('dialog', { name: 'این اطلاعات در این میان تغییر کرده است' });
    await submitOf(page, form).click();
    await question.getByRole('button', { name: 'بازگشت به فرم' }).click();
    await question.waitFor({ state: 'hidden' });
    await untilAllHeld(page, { ...form, typed: { [label]: typed } });

    await submitOf(page, form).click();
    await question.getByRole('radio', { name: /^نوشته شما/ }).check();
    await question.getByRole('button', { name: 'ذخیره با این انتخاب‌ها' }).click();
    await untilSaid(page, form.saved);
    const saved = (await (await call(row)).json()) as Record<string, unknown>;
    expect(String(saved[column])).toBe(typed);
  },
);
