import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { field, press } from '../fields';
import { untilQuiet } from '../quiet';
import type { FormCase } from './form-case';

/**
 * The form that contains the group of choices or the first field: a page may have several forms. Without them, that
 * of the dialog, or the only one of a page that needs no opening.
 */
export const formOf = (page: Page, { group, typed, open }: FormCase) => {
  if (group) return page.locator('form').filter({ has: page.getByRole('group', { name: group }) });
  const [label] = Object.keys(typed);
  if (label === undefined) return page.getByRole(open ? 'dialog' : 'main').locator('form');
  return page.locator('form').filter({ has: field(page, label) });
};

export const dialogOf = (page: Page, form: FormCase) =>
  page.getByRole('dialog').filter({ has: formOf(page, form) });

/** The save button, in the form or in the footer of its dialog. */
export const submitOf = (page: Page, form: FormCase) =>
  formOf(page, form)
    .or(dialogOf(page, form))
    .getByRole('button', { name: form.submit, exact: true });

export const refusalOf = (page: Page, form: FormCase) =>
  formOf(page, form).locator('[role=alert]').first();

/** Clicks save, and confirms the question if there is one. */
export async function send(page: Page, form: FormCase) {
  await submitOf(page, form).click();
  if (form.confirm) await press(page, form.confirm);
}

/** Waits until the form holds all typed values. */
export async function untilValuesHeld(page: Page, form: FormCase) {
  if (form.held) await formOf(page, form).getByText(form.held).waitFor();
  await form.untilChosen?.(page);
  for (const [label, value] of Object.entries(form.typed)) {
    const digits = value.replaceAll(/[٬,]/g, '');
    await eventually(async () => plain(await field(page, label).inputValue()), digits);
  }
}

/** Latin digits without separators, because fields reformat typed numbers. */
const plain = (text: string) =>
  text.replaceAll(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))).replaceAll(/[٬,]/g, '');

/** Opens the form and waits until the page is idle. */
export async function untilOpen(page: Page, form: FormCase) {
  await form.open?.(page);
  await submitOf(page, form).waitFor();
  await untilQuiet(page);
}

/** Chromium's console message for each failed request. */
export const failedRequest = /Failed to load resource/;
