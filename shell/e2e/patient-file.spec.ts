import { apiOf, type Call } from './support/api';
import { press, untilAt, untilText } from './support/fields';
import { journey } from './support/journey';

const { open, product } = journey();

interface Row {
  id: number;
  patient_id: number;
  full_name: string;
  debt: number;
}

/** The rows of a list. */
async function rowsOf(call: Call, path: string): Promise<Row[]> {
  const { data } = (await (await call(path)).json()) as { data: Row[] };
  return data;
}

it('takes the debt of a patient from the file, which then says that nothing is owed', async () => {
  const call = await apiOf(product().address, 'reception');
  const patients = await rowsOf(call, '/patients/pagination?limit=200');
  const owing = patients.find(({ debt }) => debt > 0);
  if (!owing) throw new Error('No demo patient owes anything.');

  const { page } = await open('reception', `/clinic/patients/file/${owing.id}`);
  await untilAt(page, 'پرونده زیباجو');
  const wallet = page.getByRole('group', { name: 'کیف پول' });
  await wallet.getByText(/^بدهی: /).waitFor();
  await press(page, 'پرداخت بدهی');
  await press(page, 'تسویه کامل');
  await press(page, 'ثبت پرداخت');
  await untilText(page, /پرداخت .* ثبت شد\./);
  await wallet.getByText(/^بدهی: /).waitFor({ state: 'detached' });
  await wallet.getByRole('link', { name: 'صورت‌حساب' }).click();
  await page.getByRole('table', { name: 'صورت‌حساب' }).waitFor();
});

it('shows a doctor the history of a patient, and opens a prescription from it', async () => {
  const call = await apiOf(product().address, 'dr_sara');
  const [written] = await rowsOf(call, '/patient-transcriptions/pagination?limit=1');
  if (!written) throw new Error('The demo doctor has no prescription.');

  const { page } = await open('dr_sara', `/clinic/patients/file/${written.patient_id}`);
  await untilAt(page, 'پرونده زیباجو');
  await page.getByRole('table', { name: 'سوابق پزشکی' }).waitFor();
  await page.getByRole('tab', { name: 'نسخه‌ها' }).click();
  const list = page.getByRole('table', { name: 'نسخه‌ها' });
  await list.getByRole('link').first().click();
  await page.waitForURL(/\/clinic\/prescriptions\/preview\/\d+$/);
});
