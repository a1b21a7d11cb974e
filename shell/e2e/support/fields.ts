import type { Page } from 'playwright-core';
import { eventually } from './eventually';

/** A field by the whole of its label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Presses a button by the whole of its name. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Fills fields by their labels, in the order in which they are given. */
export async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** A list to choose from; its label may stand around it, so it is found by its name. */
export const list = (page: Page, label: string) =>
  page.getByRole('combobox', { name: label, exact: true });

/** Chooses in a list by what stands there to read. */
export const choose = (page: Page, label: string, option: string) =>
  list(page, label).selectOption({ label: option });

/** Waits until a field says what is wrong with it. */
export async function untilRefused(page: Page, label: string, message: string) {
  const refused = { name: label, exact: true, description: message };
  const field = page.getByRole('textbox', refused).or(page.getByRole('combobox', refused));
  await field.waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
}

/** Waits until a field holds this text, or text like this. */
export const untilHolds = (page: Page, label: string, value: string | RegExp) =>
  eventually(async () => {
    const held = await field(page, label).inputValue();
    return held === value || (value instanceof RegExp && value.test(held)) ? value : held;
  }, value);

/** Waits until the page has this heading, and answers it. */
export async function untilAt(page: Page, heading: string) {
  const found = page.getByRole('heading', { name: heading, exact: true, level: 1 });
  await found.waitFor();
  return found;
}

/** Waits for words that stand on the page. */
export const untilSaid = (page: Page, words: string | RegExp) =>
  page.getByText(words).first().waitFor();
