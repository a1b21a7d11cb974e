import type { Locator, Page } from 'playwright-core';
import { fill, list, untilHolds } from '../fields';
import type { Actor, Step } from './actor';
import { goTo } from './navigate';
import { saveUntilDone } from './save';

const doctor = 'سارا احمدی';
const quickTimes = (page: Page) =>
  page.getByRole('link', { name: new RegExp(`^نوبت ${doctor}، `) });

/** Types a name into the patient field and chooses the offered patient. */
async function choosePatient({ page }: Actor, name: string) {
  const box = list(page, 'زیباجو');
  await box.click();
  await box.fill(name);
  await page.getByRole('listbox').getByRole('option', { name }).first().click();
}

/** The start of the booking in the address, in milliseconds since 1970. */
const startOf = (page: Page) => Date.parse(new URL(page.url()).searchParams.get('start') ?? '');

/**
 * Waits until the time is held for this actor; resolves to false when another user took it. After a lost answer
 * the page offers a retry, and then perhaps to continue with the hold of the lost request.
 */
async function isHeld(page: Page, refused: Locator): Promise<boolean> {
  const held = page.getByText('این وقت برای شما نگه داشته شده است');
  const retry = page
    .getByRole('button', { name: 'تلاش دوباره' })
    .or(page.getByRole('button', { name: 'ادامه در همین پنجره' }));
  for (;;) {
    await held.or(refused).or(retry).first().waitFor();
    if (await held.isVisible()) return true;
    if (await refused.isVisible()) return false;
    // The page also retries automatically, which may remove the button before the click.
    await retry
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  }
}

/** Books one of the next free times. Sometimes it chooses another patient first, or reloads the page. */
export const book = (names: readonly string[]): Step => ({
  kind: 'book a visit',
  async run(actor) {
    const { page, random, confirmed } = actor;
    await goTo(page, 'نوبت‌دهی', 'نوبت‌دهی');
    await quickTimes(page).first().waitFor();
    await quickTimes(page)
      .nth(random.whole(0, (await quickTimes(page).count()) - 1))
      .click();
    const refused = page.getByRole('group', { name: 'نزدیک‌ترین وقت‌های آزاد' });
    if (!(await isHeld(page, refused))) return false;

    const reason = actor.unique('مراجعه');
    await fill(page, { 'علت مراجعه': reason });
    const patient = random.pick(names);
    const others = names.filter((name) => name !== patient);
    if (random.chance(0.5)) await choosePatient(actor, random.pick(others));
    await choosePatient(actor, patient);
    const start = startOf(page);
    if (random.chance(0.3)) {
      await page.reload();
      if (!(await isHeld(page, refused))) return false;
      await untilHolds(page, 'علت مراجعه', reason);
    }
    const done = page.getByRole('heading', { level: 1, name: /^رسید نوبت/ });
    if (!(await saveUntilDone(page, 'ثبت نوبت', { done, refused }))) return false;
    // The heading gets its number when the receipt is loaded.
    const receipt = page.getByRole('heading', { level: 1, name: /^رسید نوبت [۰-۹]+$/ });
    const code = (await receipt.innerText()).replace(/^\D*?(?=[۰-۹])/, '');
    const by = actor.username;
    confirmed.bookings.set(reason, {
      patient,
      doctor,
      start,
      status: 'waiting',
      moves: 0,
      paid: [],
      code,
      by,
    });
    return true;
  },
});
