import { z } from 'zod';
import { filled, mobile, money, nationalCode, optionalText } from '../../contracts/common';
import { day } from '../../contracts/days';
import { fillSms, smsKeys, smsKeyTitles } from '../../contracts/sms-texts';
import { fieldsOf } from '../../ui/forms/form';
import { CardField } from '../../ui/fields/card-field';
import { MessageTextField } from '../../ui/fields/message-text-field';
import { ShebaField } from '../../ui/fields/sheba-field';
import type { GalleryPage } from '../gallery-page';
import { formExamples } from '../form-examples';

const required = 'این فیلد الزامی است';
const sample = z.object({
  name: filled(required),
  email: optionalText(),
  national: nationalCode(),
  phone: mobile('شماره تماس باید ۱۱ رقم و با ۰۹ شروع شود'),
  code: optionalText(),
  digits: optionalText(),
  stock: optionalText(),
  fee: money(required),
  date: day(required),
  card: optionalText(),
  sheba: optionalText(),
  password: optionalText(),
  notes: optionalText(5000),
  sms: optionalText(1000),
});
type Sample = z.input<typeof sample>;
const kit = fieldsOf<Sample>();

const filledIn: Sample = {
  name: 'سارا رضایی',
  email: 'sara.rezaei@example.com',
  national: '0012345679',
  phone: '09171234567',
  code: 'SVC-4821',
  digits: '48210',
  stock: '12.5',
  fee: 1_500_000,
  date: '2026-03-21',
  card: '6219861034529007',
  sheba: 'IR820540102680020817909002',
  password: 'Khorshid-83-abi',
  notes: 'پوست حساس؛ حساسیت به لیدوکایین. پیش از هر جلسه سابقه مصرف دارو پرسیده شود.',
  sms: 'نوبت شما با {doctor_name} در ساعت {appointment_time} ثبت شد.\n{clinic_name}',
};

const inserts = smsKeys.map((key) => ({ label: smsKeyTitles[key], text: `{${key}}` }));
const received = {
  doctor_name: 'دکتر سارا رضایی',
  appointment_date: '۱۴۰۵/۰۱/۰۱',
  appointment_time: '۱۶:۳۰',
  appointment_id: 'A-48213',
  prescription_id: 'P-1052',
  clinic_name: 'کلینیک زیبایی مهر',
  clinic_address: 'شیراز، خیابان عفیف‌آباد',
};

const doubtful: Sample = {
  ...filledIn,
  national: '0012345678',
  card: '6219861034529008',
  sheba: 'IR820540102680020817909003',
  password: '12345678',
};

const long: Sample = {
  ...filledIn,
  name: 'سیده فاطمه‌الزهرا حسینی‌نژاد قزوینی اصل، معرفی شده از شعبه ولیعصر شهر شیراز',
  fee: 999_999_999_999,
  notes: Array.from(
    { length: 6 },
    () =>
      'بیمار از دو سال پیش تحت درمان است و در هر جلسه باید پیش از شروع، حساسیت‌ها و داروهای مصرفی دوباره پرسیده و ثبت شود.',
  ).join('\n'),
  sms: 'زیباجوی گرامی، کلینیک از شنبه تا چهارشنبه هفته آینده تعطیل است و نوبت‌های این روزها جابه‌جا می‌شود. '.repeat(
    11,
  ),
};

const refusals = {
  name: required,
  national: 'این کد ملی پیش‌تر ثبت شده است',
  phone: 'شماره تماس باید ۱۱ رقم و با ۰۹ شروع شود',
  fee: 'مبلغ نمی‌تواند بیشتر از مانده حساب باشد',
  card: 'شماره کارت باید فقط شامل عدد باشد',
  password: 'رمز عبور باید حداقل ۸ کاراکتر باشد',
  notes: 'حداکثر ۵۰۰۰ نویسه مجاز است',
  sms: 'متن پیامک الزامی است',
};

interface FieldsProps {
  readOnly?: boolean;
}

function Fields({ readOnly }: FieldsProps) {
  return (
    <>
      <kit.TextField name="name" label="نام و نام خانوادگی" readOnly={readOnly} />
      <kit.TextField name="email" label="ایمیل" kind="email" readOnly={readOnly} />
      <kit.NationalCodeField name="national" label="کد ملی" readOnly={readOnly} />
      <kit.MobileField name="phone" label="شماره تماس" readOnly={readOnly} />
      <kit.CodeField name="code" label="کد خدمت" prefix="SVC-" readOnly={readOnly} />
      <kit.DigitsField name="digits" label="کد حسابداری" readOnly={readOnly} />
      <kit.QuantityField name="stock" label="موجودی" unit="گرم" readOnly={readOnly} />
      <kit.MoneyField name="fee" label="تعرفه" readOnly={readOnly} />
      <CardField<Sample> name="card" label="شماره کارت" readOnly={readOnly} />
      <ShebaField<Sample> name="sheba" label="شماره شبا" readOnly={readOnly} />
      {!readOnly && (
        <kit.PasswordField
          name="password"
          label="رمز عبور"
          hint="حداقل ۸ کاراکتر"
          autoComplete="new-password"
          strength
        />
      )}
      <kit.TextAreaField name="notes" label="توضیحات" readOnly={readOnly} />
      <MessageTextField<Sample>
        name="sms"
        label="متن پیامک"
        inserts={inserts}
        fill={(text) => fillSms(text, received)}
        readOnly={readOnly}
      />
    </>
  );
}

const never = () => new Promise(() => undefined);

export const textFields: GalleryPage = {
  path: 'text-fields',
  title: 'متن و عدد',
  examples: formExamples(sample, [
    { name: 'پر شده', fields: <Fields />, initial: filledIn },
    { name: 'خالی', fields: <Fields />, onSubmit: never },
    { name: 'جای تردید', fields: <Fields />, initial: doubtful },
    { name: 'نادرست', fields: <Fields />, initial: { email: 'sara@example.com' }, refusals },
    { name: 'قفل', fields: <Fields readOnly />, initial: filledIn },
    { name: 'متن بلند', fields: <Fields />, initial: long },
  ]),
};
