import type { Page } from 'playwright-core';
import { field, press } from '../fields';

/**
 * Presses a form's button and reloads the page before the answer is there. Answers whether the draft came
 * back: saved again, it must not become a second row. Otherwise the form was saved before the reload.
 */
export async function isDraftAfterReload(page: Page, button: string, label: string, typed: string) {
  const { pathname } = new URL(page.url());
  await press(page, button);
  await page.reload();
  if (new URL(page.url()).pathname !== pathname) return false;
  await field(page, label).waitFor();
  return (await field(page, label).inputValue()) === typed;
}
