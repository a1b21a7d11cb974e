import type { Page } from 'playwright-core';

/** Chooses the first option of a combobox, after typing into it if there is something to type. */
export const pickFirst = async (page: Page, label: string, typed = '') => {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.click();
  if (typed) await box.fill(typed);
  await page.getByRole('listbox').getByRole('option').first().click();
};
