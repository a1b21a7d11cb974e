import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { field, press } from '../fields';
import { untilQuiet } from '../quiet';
import type { FormCase } from './form-case';

/** The form in which the first field stands: a page may have several. */
export const formOf = (page: Page, { typed }: FormCase) => {
  const [label = ''] = Object.keys(typed);
  return page.locator('form').filter({ has: field(page, label) });
};

export const dialogOf = (page: Page, form: FormCase) =>
  page.getByRole('dialog').filter({ has: formOf(page, form) });

/** In the form, or in the foot of the dialog around it. */
export const submitOf = (page: Page, form: FormCase) =>
  formOf(page, form)
    .or(dialogOf(page, form))
    .getByRole('button', { name: form.submit, exact: true });

export const refusalOf = (page: Page, form: FormCase) =>
  formOf(page, form).locator('[role=alert]').first();

/** Presses save, and yes where that is asked. */
export async function send(page: Page, form: FormCase) {
  await submitOf(page, form).click();
  if (form.confirm) await press(page, form.confirm);
}

/** What was typed stands in the form. */
export async function untilAllHeld(page: Page, form: FormCase) {
  if (form.held) await formOf(page, form).getByText(form.held).waitFor();
  for (const [label, value] of Object.entries(form.typed)) {
    const digits = value.replaceAll(/[٬,]/g, '');
    await eventually(async () => plain(await field(page, label).inputValue()), digits);
  }
}

/** Latin digits without separators: fields show others than were typed. */
const plain = (text: string) =>
  text.replaceAll(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))).replaceAll(/[٬,]/g, '');

/** Opens the form and waits until the page is at rest. */
export async function untilOpen(page: Page, form: FormCase) {
  await form.open?.(page);
  await submitOf(page, form).waitFor();
  await untilQuiet(page);
}

/** Chromium tells the console of every answer and connection that fails. */
export const provoked = /Failed to load resource/;
