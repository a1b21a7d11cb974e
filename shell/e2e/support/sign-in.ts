import type { Page } from 'playwright-core';

/** The password of all demo accounts. */
export const demoPassword = 'Ziba@1405';

/** Signs in with the login form; resolves when the form is gone. */
export async function signIn(page: Page, username: string, password = demoPassword) {
  await page.goto('/');
  await page.getByLabel('نام کاربری').fill(username);
  await page.getByLabel('رمز عبور', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ورود', exact: true }).click();
  await page.getByLabel('نام کاربری').waitFor({ state: 'detached' });
}
