import type { Locator, Page } from 'playwright-core';
import { press } from '../fields';

/** Longer than any run of lost answers takes, in milliseconds. */
const longest = 60_000;

export interface Outcome {
  /** What stands on the page once it is saved. */
  done: Locator;
  /** What stands there when the server refuses it for good. */
  refused?: Locator;
}

/**
 * Presses a form's button as a person would on a bad network: again whenever the form says that it was not
 * saved, and on in the question about what others changed meanwhile. Answers whether it was saved in the end.
 */
export async function saveUntilDone(page: Page, button: string, { done, refused }: Outcome) {
  const never = page.locator('[data-never]');
  const failed = page.locator('form [role=alert]').first();
  // Something else of the record was changed meanwhile: saved together with that. Or an appointment was moved
  // since it was read: moved all the same.
  const goOn = page
    .getByRole('dialog', { name: 'این اطلاعات در این میان تغییر کرده است' })
    .getByRole('button', { name: 'ذخیره', exact: true })
    .or(page.getByRole('button', { name: 'با این حال منتقل شود', exact: true }));
  for (const until = Date.now() + longest; Date.now() < until;) {
    if (await goOn.isVisible()) await goOn.click();
    else await press(page, button);
    await page.locator('form[aria-busy=true]').waitFor({ state: 'detached' });
    await done
      .or(refused ?? never)
      .or(failed)
      .or(goOn)
      .first()
      .waitFor();
    if (await done.isVisible()) return true;
    if (refused && (await refused.isVisible())) return false;
  }
  throw new Error(`«${button}» did not end: ${await failed.innerText()}`);
}
