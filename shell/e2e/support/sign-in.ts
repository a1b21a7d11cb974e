import type { Page } from 'playwright-core';
import { field } from './fields';

/** The password of all demo accounts. */
export const demoPassword = 'Ziba@1405';

/** Signs in with the login form; resolves when the form is gone. */
export async function signIn(page: Page, username: string, password = demoPassword) {
  await page.goto('/');
  await field(page, 'نام کاربری').fill(username);
  await field(page, 'رمز عبور').fill(password);
  await page.getByRole('button', { name: 'ورود', exact: true }).click();
  await field(page, 'نام کاربری').waitFor({ state: 'detached' });
}
