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

interface Counted {
  version?: number;
  meta?: { total: number };
}

/** Reads how often a form has been saved: the versions of what it changes, or the rows of its list; null where nothing says it. */
async function countOf({ username, rows, row }: FormCase, own: string) {
  const path = rows ?? row?.path;
  if (!path) return null;
  const address = (await addressOf(path)).replace(':own', own);
  const reader = username === 'admin' ? username : 'mina';
  const call = await apiOf(product().address, reader);
  return async () => {
    const { version, meta } = (await (await call(address)).json()) as Counted;
    return version ?? meta?.total;
  };
}

/** The form in which the first field stands: a page may have several. */
const formOf = (page: Page, { typed }: FormCase) => {
  const [label = ''] = Object.keys(typed);
  return page.locator('form').filter({ has: field(page, label) });
};

const dialogOf = (page: Page, form: FormCase) =>
  page.getByRole('dialog').filter({ has: formOf(page, form) });

/** In the form, or in the foot of the dialog around it. */
const submitOf = (page: Page, form: FormCase) =>
  formOf(page, form)
    .or(dialogOf(page, form))
    .getByRole('button', { name: form.submit, exact: true });

const refusalOf = (page: Page, form: FormCase) =>
  formOf(page, form).locator('[role=alert]').first();

/** Presses save, and yes where that is asked. */
async function send(page: Page, form: FormCase) {
  await submitOf(page, form).click();
  if (form.confirm) await press(page, form.confirm);
}

/** What was typed stands in the form. */
async function untilAllHeld(page: Page, form: FormCase) {
  if (form.held) await formOf(page, form).getByText(form.held, { exact: true }).waitFor();
  for (const [label, value] of Object.entries(form.typed)) {
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
  const box = (await dialogOf(page, form).count())
    ? await dialogOf(page, form).boundingBox()
    : null;
  const question = page.getByRole('dialog', { name: 'تغییرات ثبت نشده است' });
  const escape = () => page.keyboard.press('Escape');
  const beside = box && (() => page.mouse.click(box.x > 4 ? box.x / 2 : box.x + box.width + 4, 2));
  for (const close of beside ? [escape, beside] : [escape]) {
    await close();
    if (box) {
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

/** A visitor at the form's address; who is signed out later has a session that no other test has. */
async function visitorOf({ username, open: isDialog }: FormCase, address: string) {
  if (username && isDialog) return open(username, address);
  const visitor = await visit();
  if (username) await signIn(visitor.page, username);
  await visitor.page.goto(address);
  return visitor;
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
    const count = await countOf(form, own);
    const before = await count?.();
    const address = (await addressOf(form.path)).replace(':own', own);
    const { page, context, expected } = await visitorOf(form, address);
    expected.push(provoked);
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
    if (count) expect(await count()).toBe(Number(before) + 1);
  },
);

const edits = Object.entries(formCases).flatMap(([name, { row, ...form }]) =>
  row ? [{ name, row, form }] : [],
);

type Row = NonNullable<FormCase['row']>;
type Typed = FormCase['typed'];

/** Types into an edit, lets another desk write into the first field, and presses save. */
async function meetAnotherDesk(form: FormCase, { path, field: column, theirs }: Row, typed: Typed) {
  const { page, expected } = await open(form.username ?? '', await addressOf(form.path));
  expected.push(provoked);
  await untilOpen(page, form);
  await fill(page, typed);

  const call = await apiOf(product().address, 'mina');
  const row = await addressOf(path);
  const json = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ [column]: theirs });
  expect((await call(row, { method: 'POST', headers: json, body })).status).toBe(200);

  const question = page.getByRole('dialog', { name: 'این اطلاعات در این میان تغییر کرده است' });
  await submitOf(page, form).click();
  const settle = async (side: RegExp) => {
    await question.getByRole('radio', { name: side }).check();
    await question.getByRole('button', { name: 'ذخیره با این انتخاب‌ها' }).click();
    await untilSaid(page, form.saved);
    return (await (await call(row)).json()) as Record<string, unknown>;
  };
  return { page, question, settle };
}

it.each(edits)(
  'compares $name with what another desk wrote meanwhile, and saves what was chosen',
  async ({ form, row }) => {
    const [[label = '', mine = ''] = []] = Object.entries(form.typed);
    const typed = `${mine}${/^[0-9]+$/.test(mine) ? '0' : ' تازه'}`;
    const { page, question, settle } = await meetAnotherDesk(form, row, { [label]: typed });
    await question.getByRole('button', { name: 'بازگشت به فرم' }).click();
    await question.waitFor({ state: 'hidden' });
    await untilAllHeld(page, { ...form, typed: { [label]: typed } });

    await submitOf(page, form).click();
    const saved = await settle(/^نوشته شما/);
    expect(String(saved[row.field])).toBe(typed);
  },
);

it('saves what another desk wrote where that is chosen, and the other fields as typed', async () => {
  const edit = edits.find(({ name }) => name === 'a patient');
  if (!edit) throw new Error('There is no edit of a patient.');
  const { form, row } = edit;
  const theirs = 'اردشیر';
  const typed = { 'نام پدر': 'سیاوش', نشانی: 'تبریز، خیابان ارتش' };
  const { settle } = await meetAnotherDesk(form, { ...row, theirs }, typed);
  const saved = await settle(/^نوشته مینا/);
  expect(saved).toMatchObject({ father_name: theirs, address: typed['نشانی'] });
});

it.each(['a new document of the inventory', 'a payment of a visit'])(
  'keeps %s while no answer comes, and saves it once when the answer takes ten seconds',
  async (name) => {
    const form = formCases[name];
    if (!form) throw new Error(`There is no form of ${name}.`);
    const own = (await form.prepare?.(product())) ?? '';
    const count = await countOf(form, own);
    const before = await count?.();
    const path = (await addressOf(form.path)).replace(':own', own);
    const { page, expected } = await open(form.username ?? '', path);
    expected.push(provoked);
    await untilOpen(page, form);
    await form.choose?.(page);
    await fill(page, form.typed);
    await page.clock.install({ time: product().clock.now() });

    const unanswered = await holdSaves(page);
    await send(page, form);
    await eventually(() => Promise.resolve(unanswered.count()), 1);
    await page.clock.fastForward(15_000);
    await refusalOf(page, form).waitFor();
    await unanswered.lose();
    await untilAllHeld(page, form);

    const late = await holdSaves(page);
    await send(page, form);
    await eventually(() => Promise.resolve(late.count()), 1);
    await page.clock.fastForward(10_000);
    await formOf(page, form).and(page.locator('[aria-busy=true]')).waitFor();
    expect(await submitOf(page, form).getAttribute('aria-disabled')).toBe('true');
    expect(await refusalOf(page, form).count()).toBe(0);
    await untilAllHeld(page, form);
    await late.answer();
    await untilSaid(page, form.saved);
    expect(await count?.()).toBe(Number(before) + 1);
  },
);
