import type { Page } from 'playwright-core';
import { field, press } from '../fields';
import type { Actor } from './actor';
import { saveUntilDone, type Outcome } from './save';

/** A field of a form and what stands in it: by this a draft is known. */
interface Draft {
  label: string;
  typed: string;
}

/** A draft comes back right after its form stands there, before this ends. */
const twoFrames = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
  });

/**
 * Presses a form's button and reloads the page before the answer is there. Answers whether the draft came
 * back. Otherwise the form was saved before the reload.
 */
async function isDraftAfterReload(page: Page, button: string, { label, typed }: Draft) {
  const { pathname } = new URL(page.url());
  await press(page, button);
  await page.reload();
  if (new URL(page.url()).pathname !== pathname) return false;
  await field(page, label).waitFor();
  await page.evaluate(twoFrames);
  return (await field(page, label).inputValue()) === typed;
}

/**
 * Saves as `saveUntilDone` does. Three times of ten the page is reloaded right after the first press: a draft
 * that came back is saved again, and that must not make a second row.
 */
export async function saveDespiteReload(
  { page, random }: Actor,
  button: string,
  draft: Draft,
  outcome: Outcome,
): Promise<boolean> {
  if (random.chance(0.3) && !(await isDraftAfterReload(page, button, draft))) return true;
  return saveUntilDone(page, button, outcome);
}
