import {
  choose,
  field,
  fill,
  press,
  untilAt,
  untilRefused,
  untilText,
  untilHolds,
} from './support/fields';
import { journey } from './support/journey';
import { row } from './support/table';

const { open } = journey();

const patient = {
  'نام و نام خانوادگی': 'نازنین رستگار',
  'کد ملی': '۰۰۱۲۳۴۵۶۷۹',
  'نام پدر': 'کاوه',
  'شماره تماس': '۰۹۱۲۴۵۶۷۸۹۰',
  نشانی: 'شیراز، خیابان زند، کوچه ۱۲',
  وزن: '۶۱',
  قد: '۱۶۸',
  'بیماری خاص': 'ندارد',
};

it('registers a patient, refuses the same one twice and edits', async () => {
  const { page, expected } = await open('reception', '/clinic/patients');
  expected.push(/status of 409/);
  await untilAt(page, 'زیباجویان');
  await page.getByRole('link', { name: 'ثبت زیباجو جدید' }).click();
  await press(page, 'ثبت زیباجو');
  await untilRefused(page, 'نام و نام خانوادگی', 'لطفا همه فیلدها را کامل کنید.');
  await fill(page, { ...patient, 'شماره تماس': '0712' });
  await choose(page, 'جنسیت', 'خانم');
  await field(page, 'تاریخ تولد').pressSequentially('۱۳۷۲/۵/۹');
  await press(page, 'ثبت زیباجو');
  await untilRefused(page, 'شماره تماس', 'شماره تماس باید ۱۱ رقم و با ۰۹ شروع شود');
  await fill(page, { 'شماره تماس': patient['شماره تماس'] });
  await press(page, 'ثبت زیباجو');
  await untilText(page, 'اضافه‌کردن زیباجو با موفقیت انجام شد');
  await page.getByRole('searchbox').fill('نازنین رستگار');
  await row(page, 'نازنین رستگار').getByText('۰۰۱۲۳۴۵۶۷۹', { exact: true }).waitFor();

  await page.getByRole('link', { name: 'ثبت زیباجو جدید' }).click();
  await fill(page, { ...patient, 'نام و نام خانوادگی': 'کسی دیگر' });
  await choose(page, 'جنسیت', 'آقا');
  await field(page, 'تاریخ تولد').pressSequentially('1360/1/1');
  await press(page, 'ثبت زیباجو');
  await untilRefused(page, 'کد ملی', 'این کد ملی قبلا ثبت شده است');
  await untilHolds(page, 'نام و نام خانوادگی', 'کسی دیگر');
  await page.getByRole('link', { name: 'انصراف' }).click();
  await press(page, 'ترک صفحه');

  await page.getByRole('searchbox').fill('نازنین رستگار');
  await page.getByRole('link', { name: 'ویرایش نازنین رستگار' }).click();
  await untilAt(page, 'ویرایش زیباجو');
  await untilHolds(page, 'تاریخ تولد', '۱۳۷۲/۰۵/۰۹');
  await fill(page, { 'نام پدر': 'کیوان' });
  await press(page, 'ثبت تغییرات');
  await untilText(page, 'ویرایش زیباجو با موفقیت انجام شد');
  await row(page, 'نازنین رستگار').getByText('کیوان', { exact: true }).waitFor();
});
