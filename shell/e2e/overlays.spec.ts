import type { Page } from 'playwright-core';
import { accessibilityFindings } from './support/accessibility';
import { field } from './support/fields';
import { galleryVisits } from './support/gallery-visits';

const { open } = galleryVisits();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The name or text of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.ariaLabel ?? element?.getAttribute('name') ?? element?.textContent ?? '';
  });

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

it('opens, uses and closes a menu with the keyboard', async () => {
  const page = await open('overlays');
  await button(page, 'عملیات').focus();
  await press(page, 'Enter', 'ArrowDown');
  expect(await focused(page)).toBe('ویرایش');
  await press(page, 'ArrowUp', 'ArrowUp');
  expect(await focused(page)).toBe('کنسل کردن نوبت');
  await press(page, 'Escape');
  expect(await page.getByRole('menu').count()).toBe(0);
  expect(await focused(page)).toBe('عملیات');

  await press(page, 'Space', 'End', 'Tab');
  expect(await page.getByRole('menu').count()).toBe(0);
  expect(await focused(page)).toBe('ستون‌ها');
});

it('places a menu beside its button, inside the window', async () => {
  for (const width of [1366, 320]) {
    const page = await open('overlays', { width });
    for (const name of ['عملیات', 'عملیات سارا رضایی']) {
      await button(page, name).click();
      const menu = await page.getByRole('menu').boundingBox();
      const opener = await button(page, name).boundingBox();
      if (!menu || !opener) throw new Error('nothing is drawn');
      expect(menu.x).toBeGreaterThanOrEqual(0);
      expect(menu.x + menu.width).toBeLessThanOrEqual(width);
      const isBeside =
        Math.abs(menu.y - opener.y - opener.height) < 12 ||
        Math.abs(opener.y - menu.y - menu.height) < 12;
      expect(isBeside).toBe(true);
      await press(page, 'Escape');
    }
  }
});

/** The position of a menu in several frames while the window sends resize events. */
const startsOf = (page: Page) =>
  page.getByRole('menu').evaluate(async (menu) => {
    const starts: number[] = [];
    for (let frame = 0; frame < 4; frame += 1) {
      window.dispatchEvent(new Event('resize'));
      starts.push(menu.getBoundingClientRect().right);
      await new Promise(requestAnimationFrame);
      starts.push(menu.getBoundingClientRect().right);
    }
    return starts;
  });

it('keeps a menu at its button when its position is computed again', async () => {
  const page = await open('overlays');
  await button(page, 'عملیات').click();
  const [first, ...others] = await startsOf(page);
  expect(new Set(others)).toEqual(new Set([first]));
});

it('traps the focus in a dialog, and returns it', async () => {
  const page = await open('overlays');
  for (const [opener, dialog] of [
    ['پنجره', 'نوبت سارا رضایی'],
    ['پرسش با دلیل', 'تعلیق کلینیک مهر'],
    ['کشو', 'نوبت سارا رضایی'],
  ] as const) {
    await button(page, opener).focus();
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: dialog }).waitFor();
    for (let step = 0; step < 8; step += 1) {
      await press(page, 'Tab');
      // Between the last and the first element the browser's own toolbar has the focus.
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      );
      expect(isInside).toBe(true);
    }
    await press(page, 'Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocus(page, opener);
  }
});

async function expectFocus(page: Page, name: string) {
  await page.waitForFunction((text) => document.activeElement?.textContent === text, name);
}

it('shows a toast above a dialog until it is closed', async () => {
  for (const width of [1366, 390]) {
    const page = await open('overlays', { width });
    const dialog = page.getByRole('dialog', { name: 'نوبت سارا رضایی' });
    const message = page.getByRole('alert').filter({ hasText: 'پیامک فرستاده نشد' });
    await button(page, 'پنجره').click();
    await button(page, 'ارسال رسید').click();
    // A click waits until nothing covers the button.
    await message.getByRole('button', { name: 'بستن' }).click();
    await message.waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(true);

    await button(page, 'ارسال رسید').click();
    await message.getByRole('button', { name: 'بستن' }).focus();
    await press(page, 'Escape');
    await message.waitFor({ state: 'detached' });
    await button(page, 'ارسال رسید').click();
    await press(page, 'Escape');
    await dialog.waitFor({ state: 'detached' });
    await message.getByRole('button', { name: 'بستن' }).hover();

    await button(page, 'کشو').focus();
    await press(page, 'Enter');
    await message.getByRole('button', { name: 'بستن' }).click();
    await message.waitFor({ state: 'detached' });
  }
});

it('moves through tabs and leaves them with the keyboard', async () => {
  const page = await open('navigation');
  await page.getByRole('tab', { name: 'سابقه پزشکی' }).focus();
  await press(page, 'ArrowLeft');
  expect(await focused(page)).toContain('طرح‌های درمان');
  await page.waitForURL(/tab=plans/);
  await page.getByRole('tabpanel', { name: /طرح‌های درمان/ }).waitFor();
  await press(page, 'Tab');
  expect(await focused(page)).toBe('دو طرح در حال اجرا.');
  await press(page, 'Tab');
  expect(await focused(page)).toBe('روز');
});

it('fills in a wizard with the keyboard', async () => {
  const page = await open('wizards');
  const form = page.getByRole('form', { name: 'ثبت اطلاعات مالی' });
  await field(form, 'مبلغ ثابت').focus();
  await press(page, 'Enter');
  await form.getByText('این فیلد را کامل کنید').first().waitFor();
  await page.keyboard.type('15000000');
  await press(page, 'Tab');
  await page.keyboard.type('8');
  await press(page, 'Enter');
  await form.getByRole('heading', { name: 'مرحله ۲ از ۴: بیمه' }).waitFor();
  await press(page, 'Tab');
  expect(await focused(page)).toBe('insurance');
  await page.keyboard.type('تامین اجتماعی');
  await press(page, 'Enter');
  await form.getByRole('heading', { name: 'مرحله ۳ از ۴: بانک' }).waitFor();
});

it('views pictures with the keyboard', async () => {
  const page = await open('pictures');
  const name = 'نمایش تصویر ۱ از ۴، پیش از درمان، نمای روبه‌رو';
  await button(page, name).focus();
  await press(page, 'Enter', 'ArrowLeft');
  await page.getByRole('img', { name: 'پس از جلسه اول، نیم‌رخ' }).waitFor();
  await press(page, 'r', '+', 'Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForFunction((label) => document.activeElement?.ariaLabel === label, name);
});

it.each(['light', 'dark'] as const)(
  'has no violations of accessibility rules in open overlays (%s)',
  async (colorScheme) => {
    const found: string[] = [];
    for (const width of [1366, 390]) {
      const page = await open('overlays', { width, colorScheme });
      const openers = ['عملیات', 'ستون‌ها', 'پنجره', 'پرسش با واژه تأیید', 'کشو', 'کشوی پهن'];
      for (const name of openers) {
        await button(page, name).click();
        found.push(...(await accessibilityFindings(page)).map((one) => `${name} ${width}: ${one}`));
        await press(page, 'Escape');
      }
      await page.goto('/#/pictures');
      await button(page, 'نمایش تصویر ۱ از ۱، پیش از درمان، نمای روبه‌رو').click();
      found.push(...(await accessibilityFindings(page)).map((one) => `lightbox ${width}: ${one}`));
    }
    expect(found).toEqual([]);
  },
);
