import type { Page } from 'playwright-core';
import { choose, field } from '../fields';
import type { Actor, Step } from './actor';
import { goTo, leaveDialog, noDialog } from './navigate';
import type { Booking } from './confirmed-work';
import { saveUntilDone } from './save';

/** The bookings of this actor that are still waiting. */
const ownBookings = ({ username, confirmed }: Actor): Booking[] =>
  [...confirmed.bookings.values()].filter(
    ({ by, status }) => by === username && status === 'waiting',
  );

const hasBooking = (actor: Actor) => ownBookings(actor).length > 0;

/** Opens a dialog from the row menu of a booking in the list of all appointments. */
async function openDialog(page: Page, { code }: Booking, entry: string) {
  await goTo(page, 'نوبت‌دهی', 'نوبت‌دهی');
  await goTo(page, 'همه نوبت‌ها', 'همه نوبت‌ها');
  await page.getByRole('searchbox').fill(code);
  const row = page.getByRole('row').filter({ hasText: code });
  await row.getByRole('button', { name: /^کارهای نوبت / }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

async function giveUp(page: Page): Promise<boolean> {
  await leaveDialog(page);
  return false;
}

const valuesOf = (inputs: Element[]) => inputs.map((input) => (input as HTMLInputElement).value);

/**
 * Moves a booking to one of the last free times of its day. All actors choose among these few times, so that two
 * desks compete for the same one. The second is refused, and its booking keeps its time.
 */
export const moveBooking: Step = {
  kind: 'move a visit',
  isPossible: hasBooking,
  async run(actor) {
    const { page, random } = actor;
    const booking = random.pick(ownBookings(actor));
    await openDialog(page, booking, 'تغییر زمان نوبت');
    const dialog = page.getByRole('dialog', { name: /^تغییر زمان نوبت / });
    const times = dialog.getByRole('radiogroup', { name: 'زمان جدید' });
    await times.waitFor();
    const free = await times.getByRole('radio', { name: /آزاد$/ }).evaluateAll(valuesOf);
    if (free.length === 0) return giveUp(page);
    const start = random.pick(free.slice(-4));
    // Another desk may take the time at this moment; then it cannot be chosen any more.
    const isChosen = await times
      .locator(`input[value="${start}"]`)
      .check({ timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
    if (!isChosen) return giveUp(page);
    const refused = page.getByRole('group', { name: 'نزدیک‌ترین زمان‌های آزاد' });
    const isMoved = await saveUntilDone(page, 'ثبت زمان جدید', { done: noDialog(page), refused });
    if (!isMoved) return giveUp(page);
    // While the free times are read again, the booking's current time may still be offered: that is no move.
    if (Date.parse(start) !== booking.start) booking.moves += 1;
    booking.start = Date.parse(start);
    return true;
  },
};

/** Cancels a booking on behalf of the clinic. */
export const cancelBooking: Step = {
  kind: 'cancel a visit',
  isPossible: hasBooking,
  async run(actor) {
    const { page, random } = actor;
    const booking = random.pick(ownBookings(actor));
    await openDialog(page, booking, 'کنسل کردن نوبت');
    await page.getByRole('radio', { name: 'کلینیک', exact: true }).check();
    await choose(page, 'دلیل', 'ثبت اشتباه نوبت');
    // After a lost answer the page says that the booking is already cancelled.
    const already = page.getByText('وضعیت این نوبت اکنون «کنسل شده» است');
    await saveUntilDone(page, 'کنسل کردن نوبت', { done: noDialog(page).or(already) });
    booking.status = 'canceled';
    return true;
  },
};

/** Takes a part of the fee of a visit. */
export const payVisit: Step = {
  kind: 'pay a visit',
  isPossible: hasBooking,
  async run(actor) {
    const { page, random } = actor;
    const booking = random.pick(ownBookings(actor));
    await openDialog(page, booking, 'دریافت هزینه ویزیت');
    const amount = 1000 * random.whole(1, 20);
    await field(page, 'مبلغ پرداخت').fill(String(amount));
    await saveUntilDone(page, 'ثبت پرداخت', { done: noDialog(page) });
    booking.paid.push(amount);
    return true;
  },
};
