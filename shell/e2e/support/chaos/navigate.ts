import type { Page } from 'playwright-core';

/**
 * Follows a link and waits for the page with this heading. A form with unsaved values asks before it is left;
 * the question is confirmed. By key, not by pointer: lists that other desks change move links away while they are clicked.
 */
export async function goTo(page: Page, link: string | RegExp, heading: string) {
  await page.getByRole('link', { name: link, exact: true }).first().press('Enter');
  const arrived = page.getByRole('heading', { name: heading, exact: true, level: 1 });
  const leave = page
    .getByRole('dialog', { name: 'تغییرات ثبت نشده است' })
    .getByRole('button', { name: 'ترک صفحه', exact: true });
  await arrived.or(leave).first().waitFor();
  if (await leave.isVisible()) await leave.click();
  await arrived.waitFor();
}

/** Closes the open dialog, and discards its values when it asks. */
export async function leaveDialog(page: Page) {
  await page.keyboard.press('Escape');
  const discard = page.getByRole('button', { name: 'دور انداختن تغییرات', exact: true });
  const closed = noDialog(page);
  await closed.or(discard).first().waitFor();
  if (await discard.isVisible()) await discard.click();
  await closed.waitFor();
}

/** Matches when no dialog is open. */
export const noDialog = (page: Page) => page.locator('body:not(:has(dialog[open]))');
