import { apiOf } from './support/api';
import { press, untilAt, untilText } from './support/fields';
import { journey } from './support/journey';
import { readToday } from './support/today';

const { open, product } = journey();

/** Writes a pharmacy prescription for the first of the doctor's waiting patients of today whose name nobody shares. */
async function prescribeToday(): Promise<string> {
  const call = await apiOf(product().address, 'dr_sara');
  const today = await readToday(call);
  const names = today.map(({ client }) => client.full_name);
  const isOnce = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
  const visit = today.find(
    ({ status, client }) => status === 'waiting' && isOnce(client.full_name),
  );
  const medications = [{ name: 'پماد آنتی‌بیوتیک', quantity: '1', usage: 'روزی دو بار' }];
  const answer = await call('/patient-transcriptions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'pharmacy', appointment_id: visit?.id, medications }),
  });
  expect(answer.status).toBe(201);
  return visit?.client.full_name ?? '';
}

it('a doctor goes from the home to a patient of today, to the menu and to the prescription', async () => {
  const name = await prescribeToday();
  const { page } = await open('dr_sara', '/clinic/prescriptions');
  await page.getByRole('link', { name, exact: true }).click();
  await untilAt(page, 'زیباجویان امروز');
  await page.getByRole('menu', { name: `کارهای ${name}` }).waitFor();
  await page.getByRole('menuitem', { name: 'مشاهده نسخه', exact: true }).click();
  await untilText(page, 'پماد آنتی‌بیوتیک');
  await press(page, 'چاپ نسخه');
  await page.getByRole('dialog').getByText('مهر و امضای پزشک').waitFor();
});
