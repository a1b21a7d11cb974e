import type { Locator, Page } from 'playwright-core';
import { fill, untilHolds } from '../fields';
import type { Actor, Step } from './actor';
import { goTo } from './navigate';
import { saveUntilDone } from './save';

const doctor = 'سارا احمدی';
const quickTimes = (page: Page) =>
  page.getByRole('link', { name: new RegExp(`^نوبت ${doctor}، `) });

/** Types a name at the patient's field and chooses who is offered. */
async function choosePatient({ page }: Actor, name: string) {
  const box = page.getByRole('combobox', { name: 'زیباجو' });
  await box.click();
  await box.fill(name);
  await page.getByRole('listbox').getByRole('option', { name }).first().click();
}

/** The time of the booking that the page is about, in milliseconds. */
const startOf = (page: Page) => Date.parse(new URL(page.url()).searchParams.get('start') ?? '');

/**
 * Waits until the time is kept for this person; false when somebody else was first. After a lost answer the page
 * offers another try, and after that perhaps to go on with the time that was kept by the lost request.
 */
async function isHeld(page: Page, refused: Locator): Promise<boolean> {
  const held = page.getByText('این وقت برای شما نگه داشته شده است');
  const again = page
    .getByRole('button', { name: 'تلاش دوباره' })
    .or(page.getByRole('button', { name: 'ادامه در همین پنجره' }));
  for (;;) {
    await held.or(refused).or(again).first().waitFor();
    if (await held.isVisible()) return true;
    if (await refused.isVisible()) return false;
    // The page tries again by itself, too: then the button is gone before it is pressed.
    await again
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  }
}

/** Books one of the next free times; changes the patient's mind half of the times; reloads now and then. */
export const book =
  (names: readonly string[]): Step =>
  async (actor) => {
    const { page, random, pressed } = actor;
    await goTo(page, 'نوبت‌دهی', 'نوبت‌دهی');
    await quickTimes(page).first().waitFor();
    await quickTimes(page)
      .nth(random.whole(0, (await quickTimes(page).count()) - 1))
      .click();
    const refused = page.getByRole('group', { name: 'نزدیک‌ترین وقت‌های آزاد' });
    if (!(await isHeld(page, refused))) return;

    const reason = actor.unique('مراجعه');
    await fill(page, { 'علت مراجعه': reason });
    const patient = random.pick(names);
    const others = names.filter((name) => name !== patient);
    if (random.chance(0.5)) await choosePatient(actor, random.pick(others));
    await choosePatient(actor, patient);
    const start = startOf(page);
    if (random.chance(0.3)) {
      await page.reload();
      if (!(await isHeld(page, refused))) return;
      await untilHolds(page, 'علت مراجعه', reason);
    }
    const done = page.getByRole('heading', { level: 1, name: /^رسید نوبت/ });
    if (!(await saveUntilDone(page, 'ثبت نوبت', { done, refused }))) return;
    // The heading gets its number when the receipt is there.
    const receipt = page.getByRole('heading', { level: 1, name: /^رسید نوبت [۰-۹]+$/ });
    const code = (await receipt.innerText()).replace(/^\D*?(?=[۰-۹])/, '');
    const by = actor.username;
    pressed.bookings.set(reason, { patient, doctor, start, status: 'waiting', moves: 0, code, by });
  };
