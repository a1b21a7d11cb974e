import type { Page } from 'playwright-core';
import { apiOf } from '../api';
import { choose, press } from '../fields';
import type { RunningProduct } from '../running-product';
import type { FormCase } from './form-case';

const title = 'رضایت‌نامه لیزر الکساندرایت';

/** Writes a consent that can be signed, and resolves to its id. */
async function aTemplate({ address }: RunningProduct): Promise<string> {
  const call = await apiOf(address, 'mina');
  const input = { title, body: 'عوارض را خوانده‌ام.', service_ids: [] };
  const answer = await call('/consentTemplates', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  });
  return String(((await answer.json()) as { id: number }).id);
}

/** Draws a line in the field of the signature with the mouse. */
async function drawSignature(page: Page) {
  const box = await page.getByRole('img', { name: 'جای امضا' }).boundingBox();
  if (!box) throw new Error('The field of the signature is not shown.');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.3);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.7, { steps: 5 });
  await page.mouse.up();
}

/** Forms of consents: their texts, and signing one. */
export const consentCases: Record<string, FormCase> = {
  'a consent of the clinic': {
    file: 'mfe-prescriptions/src/features/prescription-settings/template-drawer.tsx',
    username: 'mina',
    path: '/clinic/prescriptions/settings?tab=consents',
    open: (page) => press(page, 'رضایت‌نامه جدید'),
    typed: { عنوان: 'رضایت‌نامه تزریق', متن: 'عوارض تزریق را خوانده‌ام.' },
    submit: 'ثبت',
    saved: 'رضایت‌نامه ذخیره شد',
    rows: '/consentTemplates?limit=1',
  },
  'a signed consent': {
    file: 'shared/src/domain/consents/sign-consent-dialog.tsx',
    username: 'mina',
    prepare: aTemplate,
    path: '/clinic/patients/file/:patient?tab=consents',
    open: (page) =>
      page.getByRole('button', { name: 'امضای رضایت‌نامه', exact: true }).first().click(),
    typed: { 'نام امضاکننده': 'سارا محمدی' },
    choose: async (page) => {
      await choose(page, 'رضایت‌نامه', title);
      await drawSignature(page);
    },
    untilChosen: (page) => page.getByRole('img', { name: /^امضا کشیده شد/ }).waitFor(),
    submit: 'ثبت رضایت‌نامه',
    saved: 'رضایت‌نامه امضا و در پرونده ثبت شد.',
    rows: '/patients/:patient/consents?limit=1',
  },
};
