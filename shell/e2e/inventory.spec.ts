import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { eventually } from './support/eventually';
import {
  choose,
  field,
  fill,
  list,
  press,
  untilAt,
  untilRefused,
  untilText,
  untilHolds,
} from './support/fields';
import { journey } from './support/journey';
import { column, row } from './support/table';

const { open } = journey();

const create = 'ثبت کالای جدید';
const product = {
  'نام کالا': 'فیلر لب',
  برند: 'استایلیج',
  'واحد اصلی': 'سرنگ',
  موجودی: '۱٬۲۰۰',
  'حداقل موجودی': '100',
};

/** Fills the form of a new product with these values. */
async function fillProduct(page: Page, values: Record<string, string> = product) {
  await fill(page, values);
  await choose(page, 'نوع کالا', 'دارویی');
  await choose(page, 'دسته‌بندی', 'تزریق');
}

describe('the list', () => {
  it('shows the status of each product', async () => {
    const { page } = await open('storekeeper', '/clinic/inventory?sort=name');
    const standings = {
      هیالورونیداز: 'منقضی‌شده',
      'مزوکوکتل روشن‌کننده': 'تمام‌شده',
      'بوتاکس ۱۰۰ واحدی': 'نزدیک به انقضا',
      'کرم بی‌حسی': 'رو به اتمام',
      'هندپیس لیزر الکساندرایت': 'موعد سرویس',
      'سرنگ انسولین ۱ سی‌سی': 'موجود',
    };
    for (const [name, status] of Object.entries(standings)) {
      await page.getByRole('searchbox').fill(name);
      await row(page, name).getByText(status, { exact: true }).waitFor();
    }
  });

  it('is searched, filtered, sorted and paged, and the address keeps the parameters', async () => {
    const { page } = await open('storekeeper', '/clinic/inventory');
    await page.getByRole('searchbox').fill('سوپا');
    await eventually(
      () => column(page, 'نام کالا').then((names) => names.sort()),
      ['سرنگ انسولین ۱ سی‌سی', 'سرنگ ۵ سی‌سی'].sort(),
    );
    await choose(page, 'وضعیت', 'رو به اتمام');
    await eventually(() => column(page, 'نام کالا'), ['سرنگ ۵ سی‌سی']);
    await page.reload();
    await eventually(() => column(page, 'نام کالا'), ['سرنگ ۵ سی‌سی']);
    expect(await page.getByRole('searchbox').inputValue()).toBe('سوپا');

    await page.getByRole('searchbox').fill('');
    await choose(page, 'وضعیت', 'همه');
    await choose(page, 'نوع کالا', 'تجهیزات');
    await press(page, 'موجودی');
    await eventually(() => column(page, 'موجودی'), ['۲ عدد', '۳ عدد', '۷ عدد']);
    await press(page, 'موجودی');
    await eventually(() => column(page, 'موجودی'), ['۷ عدد', '۳ عدد', '۲ عدد']);

    await choose(page, 'نوع کالا', 'همه');
    await press(page, 'صفحه ۳');
    await page
      .getByRole('button', { name: 'صفحه ۳', exact: true })
      .and(page.locator('[aria-current=page]'))
      .waitFor();
    await eventually(async () => (await column(page, 'نام کالا')).length, 4);
    await page.goBack();
    await eventually(async () => (await column(page, 'نام کالا')).length, 10);
  });

  it('shows a notice for a search without results', async () => {
    const { page } = await open('storekeeper', '/clinic/inventory?search=شمشیر');
    await untilText(page, 'کالایی با این جستجو و پالایه‌ها یافت نشد');
  });
});

describe('the settings', () => {
  it.each([
    ['نوع کالا', 'نام نوع کالا', 'مواد آزمایشگاهی', 'نوع کالا با موفقیت ثبت شد!'],
    ['دسته‌بندی کالا', 'نام دسته‌بندی', 'لوازم نمونه‌گیری', 'دسته‌بندی کالا با موفقیت ثبت شد!'],
  ])('accept a new %s', async (card, label, name, message) => {
    const { page } = await open('storekeeper', '/clinic/inventory');
    await page.getByRole('link', { name: 'تنظیمات این بخش' }).click();
    await untilAt(page, 'تنظیمات پنل انبارداری');
    const box = page.getByRole('region', { name: card, exact: true });
    await box.getByRole('button', { name: 'افزودن' }).click();
    await fill(page, { [label]: name, 'نام انگلیسی': 'lab' });
    await press(page, 'ثبت');
    await untilText(page, message);
    await untilAt(page, 'انبارداری');
    const filter = card === 'نوع کالا' ? 'نوع کالا' : 'دسته‌بندی';
    await eventually(
      async () => (await list(page, filter).locator('option').allTextContents()).includes(name),
      true,
    );
  });
});

describe('a new product', () => {
  it('lists the missing fields in form order, and keeps the typed values', async () => {
    const { page } = await open('storekeeper', '/clinic/inventory/create');
    await fill(page, { برند: 'استایلیج' });
    await press(page, create);
    await untilRefused(page, 'نام کالا', 'نام کالا الزامی است');
    await untilRefused(page, 'نوع کالا', 'نوع کالا الزامی است');
    await untilRefused(page, 'دسته‌بندی', 'دسته‌بندی کالا الزامی است');
    await untilRefused(page, 'موجودی', 'موجودی کالا الزامی است');
    await untilRefused(page, 'واحد اصلی', 'واحد اصلی کالا الزامی است');
    expect(await field(page, 'نام کالا').evaluate((one) => one.matches(':focus'))).toBe(true);
    await untilHolds(page, 'برند', 'استایلیج');
  });

  it('is registered with pasted Persian digits and a typed Persian date', async () => {
    const { page } = await open('storekeeper', '/clinic/inventory/create');
    await untilAt(page, create);
    await untilHolds(page, 'کد کالا', /^[0-9۰-۹]{5}$/);
    await untilHolds(page, 'کد حسابداری', /^[0-9۰-۹]{5}$/);
    await fillProduct(page);
    await untilHolds(page, 'موجودی', '۱٬۲۰۰');
    await field(page, 'تاریخ انقضا یا سرویس').pressSequentially('1410/1/5');
    await field(page, 'برند').focus();
    await untilHolds(page, 'تاریخ انقضا یا سرویس', '۱۴۱۰/۰۱/۰۵');
    await press(page, create);
    await untilText(page, 'کالا با موفقیت ثبت شد!');
    await untilAt(page, 'انبارداری');
    await page.getByRole('searchbox').fill('فیلر');
    await row(page, 'فیلر لب').getByText('۱٬۲۰۰ سرنگ', { exact: true }).waitFor();
  });

  it('shows a warning for a past date, and replaces a taken code by a free one', async () => {
    const { page } = await open('storekeeper', '/clinic/inventory');
    const [taken = ''] = await column(page, 'کد کالا', 1);
    await page.goto('/clinic/inventory/create');
    await fillProduct(page, { ...product, 'نام کالا': 'کالای تکراری', 'کد کالا': taken });
    await field(page, 'تاریخ انقضا یا سرویس').pressSequentially('1400/01/05');
    await untilText(page, /^این تاریخ گذشته است؛ کالا با وضعیت «منقضی‌شده» ثبت می‌شود/);
    await press(page, create);
    await untilAt(page, 'انبارداری');
    await page.getByRole('searchbox').fill('کالای تکراری');
    await row(page, 'کالای تکراری').getByText('منقضی‌شده', { exact: true }).waitFor();
    expect(await column(page, 'کد کالا', 1)).not.toEqual([taken]);
  });

  it('leads the manager to the document of its first stock, which does not add the stock twice', async () => {
    const { page } = await open('mina', '/clinic/inventory/create');
    await fillProduct(page, { ...product, 'نام کالا': 'کلاژن تزریقی', موجودی: '۱۰' });
    const code = await field(page, 'کد حسابداری').inputValue();
    await press(page, 'ثبت و سند خرید');
    await untilAt(page, 'ثبت سند مالی انبار');
    expect(new URL(page.url()).pathname).toBe('/clinic/accounting/inventory/new');
    await untilText(page, 'کلاژن تزریقی');
    await untilHolds(page, 'کد حسابداری', code);
    expect(await field(page, 'کد حسابداری').isEditable()).toBe(false);

    await untilHolds(page, 'مقدار خرید', '۱۰');
    await press(page, 'ثبت سند');
    await untilRefused(page, 'هزینه واریزی', 'هزینه واریزی الزامی است');
    await fill(page, { 'مقدار خرید': '۱۵', 'مقدار فروش': '۴', 'هزینه واریزی': '۲۵۰۰۰۰۰' });
    await press(page, 'ثبت سند');
    await untilText(page, 'سند حسابداری با موفقیت ثبت شد.');
    await untilAt(page, 'انبارداری');
    await page.getByRole('searchbox').fill('کلاژن');
    await row(page, 'کلاژن تزریقی').getByText('۱۱ سرنگ', { exact: true }).waitFor();
  });
});

it.each([1280, 900, 390])(
  'does not move its rows at %i pixels when the options of the filters arrive, so that a click hits the row',
  async (width) => {
    const { page } = await open('storekeeper', '/clinic/inventory');
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/api\/product(Types|Categories)/, async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    const row = page.getByRole('link', { name: /^ویرایش / }).first();
    await row.waitFor();
    const before = await row.boundingBox();
    release?.();
    await page.locator('option', { hasText: 'تجهیزات' }).waitFor({ state: 'attached' });
    expect(await row.boundingBox()).toEqual(before);
  },
);

it('edits a product with locked codes and stock, and adds an attachment', async () => {
  const { page } = await open('storekeeper', '/clinic/inventory?search=هایفو');
  const edit = page.getByRole('link', { name: 'ویرایش کارتریج هایفو' });
  await edit.waitFor();
  await edit.click();
  await untilAt(page, 'ویرایش کالا');
  for (const label of ['کد کالا', 'کد حسابداری', 'موجودی']) {
    expect(await field(page, label).isEditable()).toBe(false);
  }
  await fill(page, { برند: 'اولترافرمر ۳' });
  await field(page, 'پیوست‌ها').setInputFiles(join(__dirname, 'support/picture.png'));
  await page.getByRole('link', { name: 'picture.png' }).waitFor();
  await press(page, 'ذخیره تغییرات');
  await untilText(page, 'کالا با موفقیت ویرایش شد!');
  await row(page, 'کارتریج هایفو').getByText('اولترافرمر ۳', { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('search')).toBe('هایفو');

  await page.getByRole('link', { name: 'ویرایش کارتریج هایفو' }).click();
  const stored = page
    .getByRole('group', { name: 'پیوست‌ها' })
    .or(page.locator('form'))
    .getByRole('link', { name: /\.png$/ });
  const address = await stored.getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toBe('image/png');
});
