import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually';

/** The field with exactly this label on a page or in a part of it, such as a dialog. */
export const field = (within: Page | Locator, label: string) =>
  within.getByLabel(label, { exact: true });

/** Clicks the button with exactly this name. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Fills fields by label, in the given order. */
export async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** A field with a list. It is found by its role and name, because its label may wrap it. */
export const list = (within: Page | Locator, label: string) =>
  within.getByRole('combobox', { name: label, exact: true });

/** Chooses an option of a select field by its text. */
export const choose = (within: Page | Locator, label: string, option: string) =>
  list(within, label).selectOption({ label: option });

/** Waits until a field shows this error. */
export async function untilRefused(page: Page, label: string, message: string) {
  const refused = { name: label, exact: true, description: message };
  const field = page.getByRole('textbox', refused).or(page.getByRole('combobox', refused));
  await field.waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
}

/** Waits until a field has this value, or a value that matches. */
export const untilHolds = (page: Page, label: string, value: string | RegExp) =>
  eventually(async () => {
    const actual = await field(page, label).inputValue();
    return actual === value || (value instanceof RegExp && value.test(actual)) ? value : actual;
  }, value);

/** Waits until the page has this heading, and returns it. */
export async function untilAt(page: Page, heading: string) {
  const found = page.getByRole('heading', { name: heading, exact: true, level: 1 });
  await found.waitFor();
  return found;
}

/** Waits until this text is visible. */
export const untilText = (page: Page, words: string | RegExp) =>
  page.getByText(words).first().waitFor();
