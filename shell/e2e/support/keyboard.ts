import type { Locator, Page } from 'playwright-core';

export const isFocused = (locator: Locator) => locator.evaluate((one) => one.matches(':focus'));

/** Presses Tab until this element has the focus. */
export async function tabTo(page: Page, wanted: Locator) {
  await wanted.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(wanted)) return;
  }
  throw new Error(`The keyboard does not reach ${wanted.toString()}.`);
}

/** Moves to a control and presses Enter. */
export async function enter(page: Page, wanted: Locator) {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

/** Moves to each field and types into it, in the order of the form. */
export async function typeInto(page: Page, fields: readonly (readonly [Locator, string])[]) {
  for (const [field, text] of fields) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
}

/** Moves to a select field and presses the arrow down until it shows this option. */
export async function arrowTo(page: Page, select: Locator, option: string) {
  await tabTo(page, select);
  const shown = () =>
    select.evaluate((one) => (one as HTMLSelectElement).selectedOptions[0]?.textContent ?? '');
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await shown()) === option) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrows do not reach the option ${option}.`);
}
