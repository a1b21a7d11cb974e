import type { Page } from 'playwright-core';

/** The list with the appointment that `prepare` has booked, and nothing else. */
export const ownRow = '/clinic/appointments/all?search=:own';

/** Opens what the menu of the only appointment on the page offers by this name. */
export const fromMenu = (name: string) => async (page: Page) => {
  await page
    .getByRole('row')
    .getByRole('button', { name: /^کارهای نوبت/ })
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

/** Opens what the menu of the only payment of that appointment offers by this name. */
export const fromPayments = (name: string) => async (page: Page) => {
  await fromMenu('پرداخت‌ها و رسید')(page);
  await page
    .getByRole('button', { name: /^ابطال یا بازگشت/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};
