import type { Locator, Page } from 'playwright-core';
import { press } from '../fields';

/** More presses than any run of lost answers asks for. */
const mostPresses = 30;

interface Outcome {
  /** What stands on the page once it is saved. */
  done: Locator;
  /** What stands there when the server refuses it for good. */
  refused?: Locator;
}

/**
 * Presses a form's button as a person would on a bad network: again whenever the form says that it was not
 * saved. Answers whether it was saved in the end.
 */
export async function saveUntilDone(page: Page, button: string, { done, refused }: Outcome) {
  const never = page.locator('[data-never]');
  const failed = page.locator('form [role=alert]').first();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await press(page, button);
    await page.locator('form[aria-busy=true]').waitFor({ state: 'detached' });
    await done
      .or(refused ?? never)
      .or(failed)
      .first()
      .waitFor();
    if (await done.isVisible()) return true;
    if (refused && (await refused.isVisible())) return false;
  }
  throw new Error(`«${button}» did not end: ${await failed.innerText()}`);
}
