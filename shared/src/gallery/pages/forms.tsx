import { z } from 'zod';
import { day, filled, mobile, money, nationalCode, optionalText } from '../../contracts/common';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { fieldsOf, Form } from '../../ui/forms/form';
import { FieldGroup } from '../../ui/forms/field-group';
import { ApiError } from '../../api/api-error';
import type { GalleryPage } from '../gallery-page';
import { SendAtOnce } from '../send-at-once';

const required = 'این فیلد الزامی است';
const sample = z.object({
  name: filled(required),
  national: nationalCode(),
  phone: mobile('شماره تماس باید ۱۱ رقم و با ۰۹ شروع شود'),
  fee: money(required),
  date: day(required),
  kind: filled(required),
  password: filled(required),
  notes: optionalText(5000),
});
type Sample = z.input<typeof sample>;
const {
  TextField,
  NationalCodeField,
  MobileField,
  MoneyField,
  DateField,
  SelectField,
  PasswordField,
  TextAreaField,
} = fieldsOf<Sample>();

const filledIn: Sample = {
  name: 'سارا رضایی',
  national: '0012345679',
  phone: '09171234567',
  fee: 1_500_000,
  date: '2026-03-21',
  kind: 'آزاد',
  password: '',
  notes: 'پوست حساس',
};

function fields() {
  return (
    <FieldGroup title="مشخصات">
      <TextField name="name" label="نام و نام خانوادگی" />
      <NationalCodeField name="national" label="کد ملی" />
      <MobileField name="phone" label="شماره تماس" />
      <MoneyField name="fee" label="تعرفه" />
      <DateField name="date" label="تاریخ" />
      <SelectField name="kind" label="بیمه" options={['آزاد', 'تامین اجتماعی', 'سایر']} />
      <PasswordField
        name="password"
        label="رمز عبور"
        hint="حداقل ۸ کاراکتر"
        autoComplete="new-password"
      />
      <TextAreaField name="notes" label="توضیحات" wide />
    </FieldGroup>
  );
}

const refusal = new ApiError(409, {
  code: 'taken',
  message: 'این کد ملی پیش‌تر ثبت شده است',
  fields: { national: 'این کد ملی پیش‌تر ثبت شده است' },
});

function Blank() {
  return (
    <Form
      schema={sample}
      submit="ثبت"
      cancel={{ label: 'انصراف', to: '/forms' }}
      onSubmit={() => undefined}
    >
      {fields()}
    </Form>
  );
}

function Filled() {
  return (
    <Form
      schema={sample}
      reload={() => undefined}
      stored={filledIn}
      submit="ثبت"
      onSubmit={() => Promise.reject(refusal)}
    >
      {fields()}
    </Form>
  );
}

const never = () => new Promise(() => undefined);

function Busy() {
  const values = { ...filledIn, password: 'Khorshid-83' };
  return (
    <Form schema={sample} initial={values} submit="ثبت" onSubmit={never}>
      {fields()}
      <SendAtOnce />
    </Form>
  );
}

function Summary() {
  return (
    <ErrorSummary
      fields={['نام و نام خانوادگی', 'کد ملی', 'شماره تماس', 'داروها، ردیف ۲'].map((label) => ({
        name: label,
        label,
      }))}
      onGo={() => undefined}
    />
  );
}

export const forms: GalleryPage = {
  path: 'forms',
  title: 'فرم',
  examples: [
    { name: 'جدید', Show: Blank },
    { name: 'پر شده؛ سرور نمی‌پذیرد', Show: Filled },
    { name: 'در حال ثبت', Show: Busy },
    { name: 'چند اشتباه در یک فرم بلند', Show: Summary },
  ],
};
