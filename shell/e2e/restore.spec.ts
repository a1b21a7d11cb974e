import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { apiOf, type Call } from './support/api';
import { eventually } from './support/eventually';
import { field, press, untilAt, untilText } from './support/fields';
import { journey } from './support/journey';
import { startProductApart } from './support/running-product';
import { signIn } from './support/sign-in';
import { column } from './support/table';

// A database that other servers may use is not restored from the screen.
const { product, visit } = journey(startProductApart);

const picture = join(__dirname, 'support/picture.png');

async function upload(call: Call): Promise<string> {
  const form = new FormData();
  form.set('file', new File([await readFile(picture)], 'picture.png', { type: 'image/png' }));
  const answer = await call('/files/upload', { method: 'POST', body: form });
  return ((await answer.json()) as { fileName: string }).fileName;
}

/** The status of an uploaded file, opened as a browser opens it. */
async function statusOf(name: string): Promise<number> {
  const call = await apiOf(product().address, 'mina');
  const { data } = (await (await call(`/files/sign?names=${name}`)).json()) as {
    data: Record<string, string>;
  };
  return (await fetch(`${product().address}${data[name]}`)).status;
}

async function rename(name: string) {
  const call = await apiOf(product().address, 'admin');
  const { version } = (await (await call('/clinics/1')).json()) as { version: number };
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ name, version });
  expect((await call('/clinics/1', { method: 'POST', headers, body })).status).toBe(200);
}

it('makes a backup, loses data and a file, and brings everything back from the screen', async () => {
  const uploaded = await upload(await apiOf(product().address, 'mina'));
  const { page, expected } = await visit();
  // The server answers nothing else during the restore, and ends the sessions with it.
  expected.push(/status of (401|502|503)/, /ERR_/, /Failed to load resource/);
  await signIn(page, 'admin');
  await page.goto('/admin/settings/backup-management');
  await press(page, 'ساخت پشتیبان');
  await eventually(async () => (await column(page, 'وضعیت'))[0], 'آماده');

  await rename('نام اشتباه');
  await rm(join(product().dataDir, 'uploads', '1', uploaded));
  expect(await statusOf(uploaded)).toBe(404);

  await page
    .getByRole('button', { name: /^عملیات پشتیبان/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'بازیابی سامانه' }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'برای تأیید، «زیبا» را بنویسید').fill('زیبا');
  await dialog.getByRole('button', { name: 'بازیابی سامانه', exact: true }).click();
  await field(page, 'نام کاربری').waitFor({ timeout: 60_000 });
  await signIn(page, 'admin');
  await page.goto('/admin/clinics/1');
  await untilAt(page, 'کلینیک زیبایی مهر');
  expect(await statusOf(uploaded)).toBe(200);
  await page.goto('/admin/settings/backup-management');
  await untilText(page, /^انجام شد، /);
});
