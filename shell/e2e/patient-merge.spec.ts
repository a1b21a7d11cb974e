import { apiOf } from './support/api';
import { press, untilAt, untilText } from './support/fields';
import { journey } from './support/journey';

const { open, product } = journey();

const kept = { full_name: 'فرزانه ادیب', national_code: '0013542419', address: 'رشت، خیابان سعدی' };
const other = {
  full_name: 'فرزانه اديب',
  national_code: '0083575789',
  address: 'رشت، میدان شهرداری',
};
const rest = {
  birth_date: '1990-04-21',
  father_name: 'کاوه',
  contact_number: '09171234567',
  gender: 'خانم',
  weight: 64,
  height: 168,
  insurance_type: 'آزاد',
  special_disease: 'ندارد',
};

/** Adds a patient with credit, and returns the id. */
async function aPatientWith(fields: object, amount: number): Promise<number> {
  const call = await apiOf(product().address, 'mina');
  const post = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await call(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as { id: number };
  };
  const { id } = await post('/patients', { ...rest, ...fields });
  await post(`/patients/${id}/payments`, { amount });
  return id;
}

it('merges two files, shows it at the other desk, and undoes it', async () => {
  const keptId = await aPatientWith(kept, 700);
  const otherId = await aPatientWith(other, 300);
  const { page } = await open('mina', `/clinic/patients/file/${keptId}`);
  const desk = await open('reception', `/clinic/patients/file/${otherId}`);
  desk.expected.push(/status of 404/);
  await untilAt(desk.page, 'پرونده زیباجو');

  await page.getByRole('link', { name: 'ادغام پرونده' }).click();
  await page.getByRole('combobox', { name: /زیباجوی دیگر/ }).fill(other.national_code);
  await page.getByRole('option', { name: /فرزانه/ }).click();
  await press(page, 'ادامه');
  const moving = page.getByRole('table', { name: 'ردیف‌هایی که جابه‌جا می‌شود' });
  await moving.getByText('پرداخت', { exact: true }).waitFor();
  await page.getByText('اعتبار: ۱٬۰۰۰ تومان').waitFor();
  await page.getByRole('radio', { name: other.address }).check();
  await press(page, 'ادغام دو پرونده');
  await page.getByRole('dialog').getByRole('button', { name: 'ادغام دو پرونده' }).click();

  await untilAt(page, 'پرونده زیباجو');
  const wallet = page.getByRole('group', { name: 'کیف پول' });
  await wallet.getByText('اعتبار: ۱٬۰۰۰ تومان').waitFor();
  await page.getByText(other.address).waitFor();
  await untilText(desk.page, 'این پرونده ادغام شده است');
  await desk.page.getByRole('link', { name: /باز کردن پرونده/ }).click();
  await desk.page.waitForURL(new RegExp(`/clinic/patients/file/${keptId}$`));
  await desk.page.goBack();

  await page.getByRole('button', { name: /^بازگرداندن ادغام/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'بازگرداندن ادغام' }).click();
  await untilText(page, /بازگردانده شد\./);
  await wallet.getByText('اعتبار: ۷۰۰ تومان').waitFor();
  await page.getByText(kept.address).waitFor();
  await desk.page.getByText('اعتبار: ۳۰۰ تومان').waitFor();
});
