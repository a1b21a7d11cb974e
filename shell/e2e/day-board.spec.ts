import type { Locator, Page } from 'playwright-core';
import { press, untilSaid } from './support/fields';
import { journey } from './support/journey';
import { openDay } from './support/open-day';

const { open, product } = journey();

/** The board of a day after tomorrow on which the clinic works. */
async function board(username: string): Promise<Page> {
  const day = await openDay(product(), 2);
  const { page } = await open(username, `/clinic/appointments/day-board?day=${day}`);
  await page.getByRole('grid').waitFor();
  return page;
}

/** The cards of appointments that wait, and free times, by what they are called. */
const waiting = (page: Page) => page.getByRole('button', { name: /^نوبت .*، در انتظار$/ });
const free = (page: Page, doctor: string) =>
  page.locator(`[data-doctor='${doctor}']`).getByRole('link', { name: /^نوبت جدید، / });
const doctorOf = async (page: Page, card: Locator) =>
  (await page.locator('[data-doctor]', { has: card }).getAttribute('data-doctor')) ?? '';
/** How many columns stand before that of the card. */
const columnOf = async (page: Page, card: Locator) =>
  page
    .locator('[data-doctor]', { has: card })
    .evaluate((cell) =>
      [...(cell.parentElement?.querySelectorAll('[data-doctor]') ?? [])].indexOf(cell),
    );
/** The same card, wherever it goes. */
const pinned = async (page: Page, card: Locator) =>
  page.locator(`[data-item='${await card.getAttribute('data-item')}']`);
const nameOf = async (card: Locator) => (await card.getAttribute('aria-label')) ?? '';
/** Whose card it is, wherever it stands: `نوبت سعید عباسی`. */
const ownerOf = (name: string) => name.split('،')[0] ?? '';
const timeOf = (name: string) => /[۰-۹]{2}:[۰-۹]{2}/.exec(name)?.[0] ?? '';

/** The middle of the upper half: where a hand takes a card. */
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

it('moves by the menu, with the keyboard alone, and the other desk sees it within two seconds', async () => {
  const [here, there] = [await board('mina'), await board('reception')];
  const card = await pinned(here, waiting(here).first());
  const before = await nameOf(card);
  const owner = ownerOf(before);

  await here.getByRole('grid').locator('[tabindex="0"]').focus();
  // The columns begin at the right.
  for (let left = await columnOf(here, card); left > 0; left -= 1) {
    await here.keyboard.press('ArrowLeft');
  }
  await here.keyboard.press('Home');
  for (let presses = 0; presses < 60; presses += 1) {
    if (await card.evaluate((one) => one.matches(':focus'))) break;
    await here.keyboard.press('ArrowDown');
  }
  await here.keyboard.press('Enter');
  const move = here.getByRole('dialog').getByRole('button', { name: 'تغییر زمان نوبت' });
  await move.waitFor();
  await move.focus();
  await here.keyboard.press('Enter');
  const times = here.getByRole('radiogroup').last();
  const last = times.getByRole('radio', { name: /آزاد$/ }).last();
  await last.waitFor();
  const time = timeOf(await nameOf(last));
  await last.focus();
  await here.keyboard.press('Space');
  const answered = here.waitForResponse((answer) => answer.url().includes('/reschedule'));
  await here.keyboard.press('Control+Enter');
  await answered;
  const began = performance.now();
  await there.getByRole('button', { name: new RegExp(`^${owner}، ${time} تا `) }).waitFor();
  expect(performance.now() - began).toBeLessThan(2_000);

  await here.getByRole('button', { name: 'بازگرداندن' }).press('Enter');
  await there.getByRole('button', { name: before, exact: true }).waitFor();
});

it('moves by dragging: back by a button, off by Escape, and not where nobody is', async () => {
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
  await untilSaid(page, /^نوبت جابه‌جا نشد: این زمان برای .* پر است\.$/);
  await back.waitFor();
});
