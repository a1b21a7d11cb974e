import type { Page } from 'playwright-core';
import { choose } from '../fields';
import type { Actor, Step } from './actor';
import { goTo, leaveDialog, noDialog } from './navigate';
import type { Booking } from './confirmed-work';
import { saveUntilDone } from './save';

/** A random booking of this actor that is still waiting. */
function ownBooking({ username, random, confirmed }: Actor): Booking | undefined {
  const own = [...confirmed.bookings.values()].filter(
    ({ by, status }) => by === username && status === 'waiting',
  );
  return own.length > 0 ? random.pick(own) : undefined;
}

/** Opens a dialog from the row menu of a booking in the list of all appointments. */
async function openDialog(page: Page, { code }: Booking, entry: string) {
  await goTo(page, 'نوبت‌دهی', 'نوبت‌دهی');
  await goTo(page, 'همه نوبت‌ها', 'همه نوبت‌ها');
  await page.getByRole('searchbox').fill(code);
  const row = page.getByRole('row').filter({ hasText: code });
  await row.getByRole('button', { name: /^کارهای نوبت / }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

const valuesOf = (inputs: Element[]) => inputs.map((input) => (input as HTMLInputElement).value);

/**
 * Moves a booking to one of the last free times of its day. All actors choose among these few times, so that two
 * desks compete for the same one. The second is refused, and its booking keeps its time.
 */
export const moveBooking =
  (otherwise: Step): Step =>
  async (actor) => {
    const { page, random } = actor;
    const booking = ownBooking(actor);
    if (!booking) return otherwise(actor);
    await openDialog(page, booking, 'تغییر زمان نوبت');
    const dialog = page.getByRole('dialog', { name: /^تغییر زمان نوبت / });
    const times = dialog.getByRole('radiogroup', { name: 'زمان جدید' });
    await times.waitFor();
    const free = await times.getByRole('radio', { name: /آزاد$/ }).evaluateAll(valuesOf);
    if (free.length === 0) return leaveDialog(page);
    const start = random.pick(free.slice(-4));
    // Another desk may take the time at this moment; then it cannot be chosen any more.
    const isChosen = await times
      .locator(`input[value="${start}"]`)
      .check({ timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
    if (!isChosen) return leaveDialog(page);
    const refused = page.getByRole('group', { name: 'نزدیک‌ترین زمان‌های آزاد' });
    const isMoved = await saveUntilDone(page, 'ثبت زمان جدید', { done: noDialog(page), refused });
    if (!isMoved) return leaveDialog(page);
    // While the free times are read again, the booking's current time may still be offered: that is no move.
    if (Date.parse(start) !== booking.start) booking.moves += 1;
    booking.start = Date.parse(start);
  };

/** Cancels a booking on behalf of the clinic. */
export const cancelBooking =
  (otherwise: Step): Step =>
  async (actor) => {
    const { page } = actor;
    const booking = ownBooking(actor);
    if (!booking) return otherwise(actor);
    await openDialog(page, booking, 'کنسل کردن نوبت');
    await page.getByRole('radio', { name: 'کلینیک', exact: true }).check();
    await choose(page, 'دلیل', 'ثبت اشتباه نوبت');
    // After a lost answer the page says that the booking is already cancelled.
    const already = page.getByText('وضعیت این نوبت اکنون «کنسل شده» است');
    await saveUntilDone(page, 'کنسل کردن نوبت', { done: noDialog(page).or(already) });
    booking.status = 'canceled';
  };
