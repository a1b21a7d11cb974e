import type { Locator, Page } from 'playwright-core';
import { press } from '../fields';

/** Longer than any series of lost answers takes. */
const timeoutMs = 60_000;

export interface Outcome {
  /** Visible after the form was saved. */
  done: Locator;
  /** Visible when the server refuses it, so that a retry is useless. */
  refused?: Locator;
}

/**
 * Clicks a form's button like a user on a bad network: again each time the form was not saved, and confirms the
 * question about changes of others. Resolves to whether the form was saved.
 */
export async function saveUntilDone(page: Page, button: string, { done, refused }: Outcome) {
  const never = page.locator('[data-never]');
  const failed = page.locator('form [role=alert]').first();
  // Another field of the record was changed meanwhile, or the appointment was moved since it was read, or the day of
  // the session has not come: all these questions are confirmed.
  const confirmation = page
    .getByRole('dialog', { name: 'این اطلاعات در این میان تغییر کرده است' })
    .getByRole('button', { name: 'ذخیره', exact: true })
    .or(page.getByRole('button', { name: 'با این حال منتقل شود', exact: true }))
    .or(page.getByRole('button', { name: 'بله، انجام شده است', exact: true }));
  const idle = page.locator('body:not(:has(form[aria-busy=true]))');
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline;) {
    if (await confirmation.isVisible()) await confirmation.click();
    else await press(page, button);
    // The question whether a session is done is asked while its form is being sent.
    await idle.or(confirmation).first().waitFor();
    await done
      .or(refused ?? never)
      .or(failed)
      .or(confirmation)
      .first()
      .waitFor();
    if (await done.isVisible()) return true;
    if (refused && (await refused.isVisible())) return false;
  }
  throw new Error(`«${button}» did not end: ${await failed.innerText()}`);
}
