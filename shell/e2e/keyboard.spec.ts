import type { Page } from 'playwright-core';
import { field, list, untilAt, untilText } from './support/fields';
import { journey } from './support/journey';
import { isFocused, tabTo } from './support/keyboard';
import { demoPassword } from './support/sign-in';
import { row } from './support/table';

const { visit } = journey();

/** The browser focuses the first field with the first paint, which may be after `load`. */
const untilCursorInForm = (page: Page) =>
  field(page, 'نام کاربری').and(page.locator(':focus')).waitFor();

it('signs in, registers a product and archives a service with the keyboard alone', async () => {
  const { page } = await visit();
  await page.goto('/');
  await untilCursorInForm(page);
  await page.keyboard.type('storekeeper');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await untilAt(page, 'انبارداری');

  await page.keyboard.press('Tab');
  expect(await isFocused(page.getByRole('link', { name: 'پرش به محتوای صفحه' }))).toBe(true);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'ثبت کالای جدید' }));
  await page.keyboard.press('Enter');
  expect(await isFocused(await untilAt(page, 'ثبت کالای جدید'))).toBe(true);

  await tabTo(page, field(page, 'نام کالا'));
  await page.keyboard.type('پد الکلی');
  for (const choice of ['نوع کالا', 'دسته‌بندی']) {
    await tabTo(page, list(page, choice));
    await page.keyboard.press('ArrowDown');
  }
  await tabTo(page, field(page, 'موجودی'));
  await page.keyboard.type('۴۰');
  await tabTo(page, field(page, 'واحد اصلی'));
  await page.keyboard.type('بسته');
  await tabTo(page, page.getByRole('button', { name: 'انتخاب تاریخ انقضا یا سرویس از تقویم' }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await field(page, 'تاریخ انقضا یا سرویس').inputValue()).toMatch(
    /^۱۴[۰-۹]{2}\/[۰-۹]{2}\/[۰-۹]{2}$/,
  );
  await page.keyboard.press('Control+Enter');
  await untilText(page, 'کالا با موفقیت ثبت شد!');
  await untilAt(page, 'انبارداری');

  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('پد الکلی');
  await page.keyboard.press('Enter');
  await row(page, 'پد الکلی').getByText('۴۰ بسته').waitFor();
});

it('asks before archiving in a dialog that traps the focus and returns it', async () => {
  const { page } = await visit();
  await page.goto('/login?next=/clinic/services');
  await untilCursorInForm(page);
  await page.keyboard.type('storekeeper');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await untilAt(page, 'خدمات');
  const archive = page.getByRole('button', { name: /^بایگانی/ }).first();
  await tabTo(page, archive);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await isFocused(dialog.getByRole('button', { name: 'انصراف' }))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await isFocused(archive)).toBe(true);
});
