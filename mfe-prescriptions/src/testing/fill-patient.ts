import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const national = { label: 'کد ملی', typed: '۰۰۱۲۳۴۵۶۷۹' };

/** Types a whole new patient into the form, with the given number instead of the national code, and submits it. */
export async function fillPatient(user: UserEvent, number = national): Promise<void> {
  const type = async (label: string, text: string) => user.type(screen.getByLabelText(label), text);
  await type('نام و نام خانوادگی', 'سارا رضایی');
  await user.clear(screen.getByLabelText(number.label));
  await type(number.label, number.typed);
  await type('تاریخ تولد', '۱۳۷۰/۰۵/۱۲');
  await type('نام پدر', 'احمد');
  await user.selectOptions(screen.getByLabelText('جنسیت'), 'خانم');
  await type('شماره تماس', '۰۹۱۷۱۲۳۴۵۶۷');
  await type('نشانی', 'شیراز، خیابان زند');
  await type('وزن', '۶۰');
  await type('قد', '۱۶۵');
  await type('بیماری خاص', 'ندارد');
  await user.click(screen.getByRole('button', { name: 'ثبت زیباجو' }));
}
