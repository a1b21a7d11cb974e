import type { Page } from 'playwright-core';
import { field, press } from '../fields';
import type { Actor } from './actor';
import { saveUntilDone, type Outcome } from './save';

/** A field of a form and its value: they identify a draft. */
interface Draft {
  label: string;
  typed: string;
}

/** A draft is restored right after its form is rendered, within two frames. */
const twoFrames = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
  });

/**
 * Clicks a form's button and reloads the page before the answer arrives. Resolves to whether the draft was
 * restored; if not, the form was saved before the reload.
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
 * Saves like `saveUntilDone`. In three of ten cases the page is reloaded right after the first click. A restored
 * draft is then saved again, which must not create a second row.
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
