import type { Page } from 'playwright-core';
import { apiAs, codeFor, tokenOf } from '../api';
import { eventually } from '../eventually';
import { fill, press, untilText } from '../fields';
import type { Journey } from '../journey';
import type { RunningProduct } from '../running-product';
import { demoPassword, signIn } from '../sign-in';
import { answerSaves, faults, holdSaves } from './faults';
import type { FormCase } from './form-case';
import {
  dialogOf,
  failedRequest,
  refusalOf,
  send,
  submitOf,
  untilValuesHeld,
  untilOpen,
} from './form-on-page';
import { addressOf, countOf } from './form-rows';

/** Screens in pixels; `usual` is that of the journeys. */
const smallLaptop = { width: 1366, height: 768 };
const smallPhone = { width: 390, height: 800 };
const usual = { width: 1366, height: 900 };

/** Saves while every save fails in this way. The form shows the failure and keeps its values. */
async function failToSave(page: Page, form: FormCase, answer: (typeof faults)[string]) {
  const stop = await answerSaves(page, answer);
  await send(page, form);
  await refusalOf(page, form).waitFor();
  await stop();
  await untilValuesHeld(page, form);
}

/** The save of a dialog is in view without scrolling, on the screen of a small laptop and of a phone. */
async function seeTheSave(page: Page, form: FormCase) {
  const dialog = dialogOf(page, form);
  if ((await dialog.count()) === 0) return;
  for (const size of [smallLaptop, smallPhone, usual]) {
    await page.setViewportSize(size);
    await dialog.evaluate((one) =>
      one.querySelectorAll('*').forEach((part) => part.scrollTo(0, 0)),
    );
    const isSeen = await submitOf(page, form).evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height - 2));
    });
    expect([size.width, isSeen]).toEqual([size.width, true]);
  }
}

/** Tries to close the form with Escape and a click on the backdrop. A dialog asks first; a page ignores both. */
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
    await untilValuesHeld(page, form);
  }
}

/** Clicks a link to another page, and stays when the page asks. */
async function leaveAndStay(page: Page, form: FormCase) {
  const links = form.username ? page.getByRole('navigation') : page.getByRole('main');
  await links.getByRole('link').first().click();
  const question = page.getByRole('dialog', { name: 'تغییرات ثبت نشده است' });
  await question.getByRole('button', { name: 'ماندن در صفحه' }).click();
  await question.waitFor({ state: 'hidden' });
  await untilValuesHeld(page, form);
}

/** Leaves the page like the browser's own buttons, and stays when the browser asks. */
async function unloadAndStay(page: Page, form: FormCase, unload: () => void) {
  const dialogOpened = page.waitForEvent('dialog');
  const attempt = page.evaluate(unload);
  const dialog = await dialogOpened;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await attempt;
  await untilValuesHeld(page, form);
}

/** A double click and Ctrl+Enter during the first save must send one save; its answer is lost. */
async function loseTheAnswer(page: Page, form: FormCase) {
  const saves = await holdSaves(page);
  if (form.confirm) await send(page, form);
  else await submitOf(page, form).dblclick();
  await eventually(() => Promise.resolve(saves.count()), 1);
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Escape');
  await untilValuesHeld(page, form);
  expect(saves.count()).toBe(1);
  await saves.lose();
  if (form.replacedBy) return untilText(page, form.replacedBy);
  await refusalOf(page, form).waitFor();
  await untilValuesHeld(page, form);
}

/** Ends the session at the server, signs in again and opens the form, which restores its draft. */
async function signInAgain({ address }: RunningProduct, page: Page, form: FormCase) {
  const token = (await tokenOf(page)) ?? '';
  await apiAs(address, token)('/auth/logout', { method: 'POST' });
  // The form itself may have a field for a username; only the login page has this button.
  await page.getByRole('button', { name: 'ورود', exact: true }).waitFor();
  await fill(page, { 'نام کاربری': form.username ?? '', 'رمز عبور': demoPassword });
  await press(page, 'ورود');
  if (form.open) await untilOpen(page, form);
  await untilValuesHeld(page, form);
}

/** Opens a visitor at the form's address, in a new session, because the session is ended later. */
async function visitorOf({ visit }: Journey, { username }: FormCase, address: string) {
  const visitor = await visit();
  if (username) await signIn(visitor.page, username);
  await visitor.page.goto(address);
  return visitor;
}

/** The typed values, with the code that was sent to the phone. */
async function withCode({ address }: RunningProduct, { typed }: FormCase, phone: string) {
  const code = await codeFor(address, phone);
  const entries = Object.entries(typed);
  return Object.fromEntries(entries.map(([label, text]) => [label, text.replace(':code', code)]));
}

/** Takes one form through every fault. Its values must stay, and it must be saved exactly once. */
export async function testEveryFault(journey: Journey, formCase: FormCase) {
  const form = { ...formCase };
  const product = journey.product();
  const own = (await form.prepare?.(product)) ?? '';
  const address = await addressOf(product, form.path, own);
  const { page, context, expected } = await visitorOf(journey, form, address);
  expected.push(failedRequest);
  await untilOpen(page, form);
  const count = await countOf(product, form, own);
  const before = await count?.();
  if (form.phone) form.typed = await withCode(product, form, form.phone);
  await form.choose?.(page);
  await fill(page, form.typed);
  await seeTheSave(page, form);

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
  await untilValuesHeld(page, form);
  // Forms of visitors and of passwords have no drafts, so a reload would lose the values.
  if (form.username && !form.isSecret) {
    if (!form.open) {
      await page.reload();
      await untilValuesHeld(page, form);
    }
    await signInAgain(product, page, form);
  }

  await loseTheAnswer(page, form);
  if (!form.replacedBy) {
    await send(page, form);
    await untilText(page, form.saved);
  }
  if (count) expect(await count()).toBe(Number(before) + 1);
}
