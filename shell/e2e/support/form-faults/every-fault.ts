import type { Page } from 'playwright-core';
import { apiAs, codeFor, tokenOf } from '../api';
import { eventually } from '../eventually';
import { field, fill, press, untilSaid } from '../fields';
import type { Journey } from '../journey';
import type { RunningProduct } from '../running-product';
import { demoPassword, signIn } from '../sign-in';
import { answerSaves, faults, holdSaves } from './faults';
import type { FormCase } from './form-case';
import {
  dialogOf,
  provoked,
  refusalOf,
  send,
  submitOf,
  untilAllHeld,
  untilOpen,
} from './form-on-page';
import { addressOf, countOf } from './form-rows';

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

/** Goes to another page of the product; stays when asked. */
async function leaveAndStay(page: Page, form: FormCase) {
  const links = form.username ? page.getByRole('navigation') : page.getByRole('main');
  await links.getByRole('link').first().click();
  const question = page.getByRole('dialog', { name: 'تغییرات ثبت نشده است' });
  await question.getByRole('button', { name: 'ماندن در صفحه' }).click();
  await question.waitFor({ state: 'hidden' });
  await untilAllHeld(page, form);
}

/** Leaves the document as the browser's own buttons do; stays when the browser asks. */
async function unloadAndStay(page: Page, form: FormCase, unload: () => void) {
  const asked = page.waitForEvent('dialog');
  const tried = page.evaluate(unload);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await tried;
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

/** Ends the session at the server, signs in again and opens the form again: it comes with its draft. */
async function signInAgain({ address }: RunningProduct, page: Page, form: FormCase) {
  const token = (await tokenOf(page)) ?? '';
  await apiAs(address, token)('/auth/logout', { method: 'POST' });
  await field(page, 'نام کاربری').waitFor();
  await fill(page, { 'نام کاربری': form.username ?? '', 'رمز عبور': demoPassword });
  await press(page, 'ورود');
  if (form.open) await untilOpen(page, form);
  await untilAllHeld(page, form);
}

/** A visitor at the form's address, with a session of their own: it is ended later. */
async function visitorOf({ visit }: Journey, { username }: FormCase, address: string) {
  const visitor = await visit();
  if (username) await signIn(visitor.page, username);
  await visitor.page.goto(address);
  return visitor;
}

/** What is typed, with the code that was sent to the phone. */
async function withCode({ address }: RunningProduct, { typed }: FormCase, phone: string) {
  const code = await codeFor(address, phone);
  const entries = Object.entries(typed);
  return Object.fromEntries(entries.map(([label, text]) => [label, text.replace(':code', code)]));
}

/** Lets one form meet every fault: what was typed stays, and it is saved exactly once. */
export async function meetEveryFault(journey: Journey, given: FormCase) {
  const form = { ...given };
  const product = journey.product();
  const own = (await form.prepare?.(product)) ?? '';
  const address = await addressOf(product, form.path, own);
  const { page, context, expected } = await visitorOf(journey, form, address);
  expected.push(provoked);
  await untilOpen(page, form);
  const count = await countOf(product, form, own);
  const before = await count?.();
  if (form.phone) form.typed = await withCode(product, form, form.phone);
  await form.choose?.(page);
  await fill(page, form.typed);

  for (const answer of Object.values(faults)) await failToSave(page, form, answer);
  await closeAndStay(page, form);
  if (!form.open) {
    await leaveAndStay(page, form);
    await unloadAndStay(page, form, () => history.back());
  }
  await unloadAndStay(page, form, () => location.reload());
  const other = await context.newPage();
  await other.goto(page.url());
  await other.close();
  await untilAllHeld(page, form);
  // What a visitor types is kept nowhere: they were asked before they reloaded.
  if (form.username) {
    if (!form.open) {
      await page.reload();
      await untilAllHeld(page, form);
    }
    await signInAgain(product, page, form);
  }

  await loseTheAnswer(page, form);
  await send(page, form);
  await untilSaid(page, form.saved);
  if (count) expect(await count()).toBe(Number(before) + 1);
}
