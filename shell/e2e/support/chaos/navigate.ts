import type { Page } from 'playwright-core';

/**
 * Presses a link and waits for the page with this heading. A form that was refused keeps what was typed and
 * asks before another page replaces it: then it is left.
 */
export async function goTo(page: Page, link: string | RegExp, heading: string) {
  await page.getByRole('link', { name: link, exact: true }).first().click();
  const arrived = page.getByRole('heading', { name: heading, exact: true, level: 1 });
  const leave = page
    .getByRole('dialog', { name: 'تغییرات ثبت نشده است' })
    .getByRole('button', { name: 'ترک صفحه', exact: true });
  await arrived.or(leave).first().waitFor();
  if (await leave.isVisible()) await leave.click();
  await arrived.waitFor();
}

/** Closes the open dialog, and gives up what was typed in it when that is asked. */
export async function leaveDialog(page: Page) {
  await page.keyboard.press('Escape');
  const giveUp = page.getByRole('button', { name: 'دور انداختن تغییرات', exact: true });
  const closed = noDialog(page);
  await closed.or(giveUp).first().waitFor();
  if (await giveUp.isVisible()) await giveUp.click();
  await closed.waitFor();
}

/** Stands there once no dialog is open. */
export const noDialog = (page: Page) => page.locator('body:not(:has(dialog[open]))');
