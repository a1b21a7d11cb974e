import { eventually } from './support/eventually';
import { press, untilAt, untilText } from './support/fields';
import { journey } from './support/journey';
import { column } from './support/table';

const { open } = journey();

it('lists the financial documents of staff and shows one of them', async () => {
  const { page } = await open('accountant', '/clinic/accounting');
  await untilAt(page, 'حسابداری');
  await page.getByRole('link', { name: /حسابداری افراد/ }).click();
  await untilAt(page, 'حسابداری افراد');
  await eventually(async () => (await column(page, 'موضوع')).length, 10);
  await press(page, 'مبلغ');
  const amounts = async () => {
    const texts = await column(page, 'مبلغ', 10);
    return texts.map((text) =>
      Number(
        text
          .replaceAll(/[^۰-۹]/g, '')
          .replaceAll(/./g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))),
      ),
    );
  };
  await eventually(async () => {
    const shown = await amounts();
    return shown.every((amount, index) => index === 0 || amount >= (shown[index - 1] ?? 0));
  }, true);

  await page
    .getByRole('link', { name: /^مشاهده سند/ })
    .first()
    .click();
  await untilText(page, 'مبلغ قابل برداشت');
  await untilText(page, 'حقوق محاسبه شده این ماه');
  await untilText(page, 'مبلغ پرداخت شده');
  await untilText(page, 'سندی پیوست نشده است');
  await page.getByRole('link', { name: 'بازگشت به اسناد مالی افراد' }).click();
  await untilAt(page, 'حسابداری افراد');
});

it('shows a notice for an unknown document', async () => {
  const { page, expected } = await open(
    'accountant',
    '/clinic/accounting/users/view-document/987654',
  );
  expected.push(/status of 404/);
  await untilText(page, 'سند یافت نشد');
});
