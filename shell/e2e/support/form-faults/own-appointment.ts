import type { Page } from 'playwright-core';

/** The list that shows only the appointment that `prepare` booked. */
export const ownRow = '/clinic/appointments/all?search=:own';

/** Clicks this entry in the menu of the only appointment on the page. */
export const fromMenu = (name: string) => async (page: Page) => {
  await page
    .getByRole('row')
    .getByRole('button', { name: /^کارهای نوبت/ })
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

/** Clicks this entry in the menu of the only payment of that appointment. */
export const fromPayments = (name: string) => async (page: Page) => {
  await fromMenu('پرداخت‌ها و رسید')(page);
  await page
    .getByRole('button', { name: /^ابطال یا بازگشت/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};
