import { field, fill } from '../fields';
import type { Step } from './actor';
import { goTo } from './navigate';
import { saveDespiteReload } from './reload';

/** Records a purchase of one of these products. `codes` are accounting codes. */
export const buyStock = (codes: readonly string[]): Step => ({
  kind: 'buy goods',
  async run(actor) {
    const { page, random, confirmed } = actor;
    const code = random.pick(codes);
    const quantity = random.whole(1, 20);
    await goTo(page, 'حسابداری', 'حسابداری');
    await goTo(page, /^حسابداری انبار/, 'حسابداری انبار');
    await goTo(page, 'ثبت سند مالی انبار', 'ثبت سند مالی انبار');
    await field(page, 'کد حسابداری').fill(code);
    await page.getByText('موجودی فعلی').waitFor();
    await fill(page, { 'مقدار خرید': String(quantity), 'هزینه واریزی': '250000' });
    const done = page.getByRole('heading', { level: 1, name: 'انبارداری', exact: true });
    const draft = { label: 'کد حسابداری', typed: code };
    if (!(await saveDespiteReload(actor, 'ثبت سند', draft, { done }))) return false;
    confirmed.stock.set(code, (confirmed.stock.get(code) ?? 0) + quantity);
    return true;
  },
});
