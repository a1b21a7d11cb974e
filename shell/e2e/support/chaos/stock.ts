import { field, fill } from '../fields';
import type { Step } from './actor';
import { saveUntilDone } from './save';

/** Records a purchase of one of these products, named by their accounting codes. */
export const buyStock =
  (codes: readonly string[]): Step =>
  async ({ page, random, pressed }) => {
    const code = random.pick(codes);
    const quantity = random.whole(1, 20);
    await page.goto('/clinic/accounting/inventory/new');
    await field(page, 'کد حسابداری').fill(code);
    await page.getByText('موجودی فعلی').waitFor();
    await fill(page, { 'مقدار خرید': String(quantity), 'هزینه واریزی': '250000' });
    const done = page.getByText('سند حسابداری با موفقیت ثبت شد.');
    if (!(await saveUntilDone(page, 'ثبت سند', { done }))) return;
    pressed.stock.set(code, (pressed.stock.get(code) ?? 0) + quantity);
  };
