import { z } from 'zod';
import { fieldsOf } from '../../ui/forms/form';
import { toast } from '../../ui/overlays/toast';
import { Wizard, type WizardStep } from '../../ui/forms/wizard/wizard';
import type { GalleryPage } from '../gallery-page';

const required = 'این فیلد را کامل کنید';
const schema = z.object({
  income: z.union([z.number(), z.string().min(1, required)]),
  hours: z.string().min(1, required),
  insurance: z.string().min(1, required),
  bank: z.string().min(1, required),
  owner: z.string().min(1, required),
  leave: z.string().min(1, required),
  notes: z.string(),
});
type Input = z.input<typeof schema>;
const { MoneyField, TextAreaField, TextField, DigitsField } = fieldsOf<Input>();

const steps: WizardStep<Input>[] = [
  {
    key: 'income',
    title: 'محاسبه درآمد',
    hint: 'درآمد ثابت ماهانه و ساعت کار روزانه.',
    names: ['income', 'hours'],
    content: (
      <>
        <MoneyField name="income" label="مبلغ ثابت" />
        <DigitsField name="hours" label="ساعت کار روزانه" />
      </>
    ),
  },
  {
    key: 'insurance',
    title: 'بیمه',
    names: ['insurance'],
    content: <TextField name="insurance" label="نام بیمه" />,
  },
  {
    key: 'bank',
    title: 'بانک',
    names: ['bank', 'owner'],
    content: (
      <>
        <TextField name="bank" label="نام بانک" />
        <TextField name="owner" label="نام صاحب حساب" />
      </>
    ),
  },
  {
    key: 'final',
    title: 'نهایی‌سازی',
    names: ['leave', 'notes'],
    content: (
      <>
        <DigitsField name="leave" label="مرخصی ماهانه" />
        <TextAreaField name="notes" label="یادداشت" />
      </>
    ),
  },
];

const empty = { income: '', hours: '', insurance: '', bank: '', owner: '', leave: '', notes: '' };
const stored = {
  income: 15_000_000,
  hours: '8',
  insurance: 'تامین اجتماعی',
  bank: 'ملت',
  owner: 'مینا صالحی',
  leave: '',
  notes: '',
};
const say = () => toast.success('اطلاعات مالی ثبت شد.');

function Create() {
  return (
    <Wizard
      label="ثبت اطلاعات مالی"
      schema={schema}
      steps={steps}
      initial={empty}
      finish={[
        { key: 'all', label: 'تکمیل اطلاعات مالی' },
        { key: 'draft', label: 'ذخیره پیش‌نویس' },
      ]}
      onSubmit={say}
    />
  );
}

const draft = z.object({ ...schema.partial().shape, notes: z.string() });
const changing: WizardStep<Input>[] = steps.map((step) =>
  step.key === 'bank' ? { ...step, when: ({ income }) => income !== '' } : step,
);

/** Every step can be opened, the bank is needed only with an income, and a draft may be incomplete. */
function Free() {
  return (
    <Wizard<Input, z.output<typeof schema> | z.output<typeof draft>>
      label="ثبت با مرحله‌های آزاد"
      schema={schema}
      steps={changing}
      initial={empty}
      isEveryStepOpen
      cancel={{ label: 'انصراف', onClick: () => toast.success('انصراف داده شد.') }}
      finish={[
        { key: 'all', label: 'تکمیل اطلاعات مالی' },
        { key: 'draft', label: 'ذخیره پیش‌نویس', schema: draft },
      ]}
      onSubmit={say}
    />
  );
}

function Edit() {
  return (
    <Wizard
      label="ویرایش اطلاعات مالی"
      schema={schema}
      steps={steps}
      stored={stored}
      reload={() => undefined}
      finish={[{ key: 'all', label: 'ذخیره تغییرات' }]}
      onSubmit={say}
    />
  );
}

export const wizards: GalleryPage = {
  path: 'wizards',
  title: 'فرم چندمرحله‌ای',
  examples: [
    { name: 'ثبت', Show: Create },
    { name: 'مرحله‌های آزاد و شرطی', Show: Free },
    { name: 'ویرایش', Show: Edit },
  ],
};
