import { choose, field, fill, untilAt } from '../fields';
import type { Actor, Step } from './actor';
import { isDraftAfterReload } from './reload';
import { saveUntilDone } from './save';

/** A national code whose check digit is right. */
function nationalCode({ random }: Actor): string {
  const digits = Array.from({ length: 9 }, () => random.whole(0, 9));
  const sum = digits.reduce((total, digit, index) => total + digit * (10 - index), 0);
  const rest = sum % 11;
  return [...digits, rest < 2 ? rest : 11 - rest].join('');
}

/** Registers a patient whom nobody has registered. */
export const registerPatient: Step = async (actor) => {
  const { page, random, pressed } = actor;
  const name = actor.unique('زیباجوی');
  const patient = {
    phone: `0912${random.whole(1_000_000, 9_999_999)}`,
    father: 'کاوه',
    address: 'شیراز، خیابان زند',
  };
  await page.goto('/clinic/patients/create');
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
  const done = page.getByText('اضافه‌کردن زیباجو با موفقیت انجام شد');
  if (random.chance(0.3)) {
    const label = 'نام و نام خانوادگی';
    if (!(await isDraftAfterReload(page, 'ثبت زیباجو', label, name))) {
      pressed.patients.set(name, patient);
      return;
    }
  }
  if (await saveUntilDone(page, 'ثبت زیباجو', { done })) pressed.patients.set(name, patient);
};

/**
 * Corrects one fact of a patient. Each desk has a fact of its own, so whatever was acknowledged last for it
 * must be there in the end, although others edit the same patients.
 */
export const correctPatient =
  (label: string, fact: 'father' | 'address'): Step =>
  async (actor) => {
    const { page, random, pressed } = actor;
    if (pressed.patients.size === 0) return registerPatient(actor);
    const name = random.pick([...pressed.patients.keys()]);
    const value = actor.unique('اصلاح');
    await page.goto(`/clinic/patients?search=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name: `ویرایش ${name}`, exact: true }).click();
    await untilAt(page, 'ویرایش زیباجو');
    await field(page, label).fill(value);
    const done = page.getByText('ویرایش زیباجو با موفقیت انجام شد');
    await saveUntilDone(page, 'ثبت تغییرات', { done });
    const patient = pressed.patients.get(name);
    if (patient) patient[fact] = value;
  };
