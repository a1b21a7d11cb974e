import type { Page } from 'playwright-core';
import { choose, field, fill, untilAt } from '../fields';
import type { Actor, Step } from './actor';
import { goTo } from './navigate';
import { saveDespiteReload } from './reload';
import { saveUntilDone } from './save';

const list = 'زیباجویان';
const patientList = (page: Page) =>
  page.getByRole('heading', { level: 1, name: list, exact: true });

/** A random national code with a valid check digit. */
function nationalCode({ random }: Actor): string {
  const digits = Array.from({ length: 9 }, () => random.whole(0, 9));
  const sum = digits.reduce((total, digit, index) => total + digit * (10 - index), 0);
  const rest = sum % 11;
  return [...digits, rest < 2 ? rest : 11 - rest].join('');
}

/** Registers a new patient. */
export const registerPatient: Step = {
  kind: 'register a patient',
  async run(actor) {
    const { page, random, confirmed } = actor;
    const name = actor.unique('زیباجوی');
    const patient = {
      phone: `0912${random.whole(1_000_000, 9_999_999)}`,
      father: 'کاوه',
      address: 'شیراز، خیابان زند',
    };
    await goTo(page, list, list);
    await goTo(page, 'ثبت زیباجو جدید', 'ثبت زیباجو جدید');
    await fill(page, {
      'نام و نام خانوادگی': name,
      'کد ملی': nationalCode(actor),
      'نام پدر': patient.father,
      'شماره تماس': patient.phone,
      نشانی: patient.address,
      وزن: '61',
      قد: '168',
      'بیماری خاص': 'ندارد',
    });
    await choose(page, 'جنسیت', 'خانم');
    await field(page, 'تاریخ تولد').pressSequentially('1372/5/9');
    const done = patientList(page);
    const draft = { label: 'نام و نام خانوادگی', typed: name };
    if (await saveDespiteReload(actor, 'ثبت زیباجو', draft, { done }))
      confirmed.patients.set(name, patient);
    return confirmed.patients.has(name);
  },
};

/**
 * Edits one field of a patient. Each desk edits a different field, so its last confirmed value must be stored
 * in the end, although other desks edit the same patients.
 */
export const correctPatient = (label: string, fact: 'father' | 'address'): Step => ({
  kind: `correct the ${fact} of a patient`,
  isPossible: ({ confirmed }) => confirmed.patients.size > 0,
  async run(actor) {
    const { page, random, confirmed } = actor;
    const name = random.pick([...confirmed.patients.keys()]);
    const value = actor.unique('اصلاح');
    await goTo(page, list, list);
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('link', { name: `ویرایش ${name}`, exact: true }).click();
    await untilAt(page, 'ویرایش زیباجو');
    await field(page, label).fill(value);
    await saveUntilDone(page, 'ثبت تغییرات', { done: patientList(page) });
    const patient = confirmed.patients.get(name);
    if (patient) patient[fact] = value;
    return true;
  },
});
