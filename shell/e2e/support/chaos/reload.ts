import { toLatinDigits } from '@ziba/shared/format/digits';
import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { field, press } from '../fields';
import type { Actor } from './actor';
import { saveUntilDone, type Outcome } from './save';

/** Whether this tab keeps a draft whose storage key contains this text. Runs in the browser. */
const hasStoredDraft = (part: string) =>
  Object.keys(sessionStorage).some((key) => key.includes(part));

/** A field of a form and its value: they identify a draft. */
interface Draft {
  label: string;
  typed: string;
}

/**
 * Clicks a form's button and reloads the page before the answer arrives. Resolves to whether the page still has a
 * draft, which is then restored; if not, the form was saved before the reload.
 */
async function isDraftAfterReload(page: Page, button: string, { label, typed }: Draft) {
  const { pathname } = new URL(page.url());
  await press(page, button);
  await page.reload();
  if (new URL(page.url()).pathname !== pathname) return false;
  await field(page, label).waitFor();
  if (!(await page.evaluate(hasStoredDraft, `:${pathname}:`))) return false;
  // Fields of digits show Persian ones.
  await eventually(async () => toLatinDigits(await field(page, label).inputValue()), typed);
  return true;
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
