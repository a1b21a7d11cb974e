import type { Locator, Page } from 'playwright-core';
import { press, untilText } from './support/fields';
import { journey } from './support/journey';
import { openDay } from './support/open-day';

const { open, product } = journey();

/** Opens the board of the next working day from the day after tomorrow. */
async function board(username: string): Promise<Page> {
  const day = await openDay(product(), 2);
  const { page } = await open(username, `/clinic/appointments/day-board?day=${day}`);
  await page.getByRole('grid').waitFor();
  return page;
}

/** The cards of waiting appointments, and free times, found by their names. */
const waiting = (page: Page) => page.getByRole('button', { name: /^نوبت .*، در انتظار$/ });
const free = (page: Page, doctor: string) =>
  page.locator(`[data-doctor='${doctor}']`).getByRole('link', { name: /^نوبت جدید، / });
const doctorOf = async (page: Page, card: Locator) =>
  (await page.locator('[data-doctor]', { has: card }).getAttribute('data-doctor')) ?? '';
/** The index of the column of a card. */
const columnOf = async (page: Page, card: Locator) =>
  page
    .locator('[data-doctor]', { has: card })
    .evaluate((cell) =>
      [...(cell.parentElement?.querySelectorAll('[data-doctor]') ?? [])].indexOf(cell),
    );
/** A locator that follows the card after it moves. */
const pinned = async (page: Page, card: Locator) =>
  page.locator(`[data-item='${await card.getAttribute('data-item')}']`);
const nameOf = async (card: Locator) => (await card.getAttribute('aria-label')) ?? '';
/** The part of a card’s name that does not depend on its place: `نوبت سعید عباسی`. */
const ownerOf = (name: string) => name.split('،')[0] ?? '';
const timeOf = (name: string) => /[۰-۹]{2}:[۰-۹]{2}/.exec(name)?.[0] ?? '';

/** The point where the mouse grips a card: the middle of its upper half. */
async function gripOf(place: Locator) {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error(`${place.toString()} is not on the page.`);
  return { x: box.x + box.width / 2, y: box.y + 10 };
}

async function dragTo(page: Page, card: Locator, place: Locator) {
  await place.scrollIntoViewIfNeeded();
  const [from, to] = [await gripOf(card), await gripOf(place)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 20, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.locator('[data-minute] > [aria-hidden=true] b').first().waitFor();
}

it('moves an appointment with the menu and the keyboard alone, and another desk sees it within two seconds', async () => {
  const [desk, otherDesk] = [await board('mina'), await board('reception')];
  const card = await pinned(desk, waiting(desk).first());
  const before = await nameOf(card);
  const owner = ownerOf(before);

  await desk.getByRole('grid').locator('[tabindex="0"]').focus();
  // Columns are counted from the right.
  for (let left = await columnOf(desk, card); left > 0; left -= 1) {
    await desk.keyboard.press('ArrowLeft');
  }
  await desk.keyboard.press('Home');
  for (let presses = 0; presses < 60; presses += 1) {
    if (await card.evaluate((one) => one.matches(':focus'))) break;
    await desk.keyboard.press('ArrowDown');
  }
  await desk.keyboard.press('Enter');
  const move = desk.getByRole('dialog').getByRole('button', { name: 'تغییر زمان نوبت' });
  await move.waitFor();
  await move.focus();
  await desk.keyboard.press('Enter');
  const times = desk.getByRole('radiogroup').last();
  const last = times.getByRole('radio', { name: /آزاد$/ }).last();
  await last.waitFor();
  const time = timeOf(await nameOf(last));
  await last.focus();
  await desk.keyboard.press('Space');
  const answered = desk.waitForResponse((answer) => answer.url().includes('/reschedule'));
  await desk.keyboard.press('Control+Enter');
  await answered;
  const startedAt = performance.now();
  await otherDesk.getByRole('button', { name: new RegExp(`^${owner}، ${time} تا `) }).waitFor();
  expect(performance.now() - startedAt).toBeLessThan(2_000);

  await desk.getByRole('button', { name: 'بازگرداندن' }).press('Enter');
  await otherDesk.getByRole('button', { name: before, exact: true }).waitFor();
});

it('moves an appointment by dragging, cancels with Escape, undoes, and refuses an occupied time', async () => {
  const page = await board('mina');
  const card = await pinned(page, waiting(page).first());
  const other = await pinned(page, waiting(page).nth(1));
  const name = await nameOf(card);
  const back = page.getByRole('button', { name, exact: true });
  const target = free(page, await doctorOf(page, card)).nth(1);

  await dragTo(page, card, target);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await back.waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);

  const [, time = ''] = (await nameOf(target)).split('ساعت ');
  await dragTo(page, card, target);
  await page.mouse.up();
  await page.getByRole('button', { name: new RegExp(`^${ownerOf(name)}، ${time} تا `) }).waitFor();
  await press(page, 'بازگرداندن');
  await back.waitFor();

  await dragTo(page, card, other);
  await page.mouse.up();
  await untilText(page, /^نوبت جابه‌جا نشد: این زمان برای .* پر است\.$/);
  await back.waitFor();
});
