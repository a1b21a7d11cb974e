import { z } from 'zod';
import { fieldsOf } from '../../ui/forms/form';
import { CheckboxField } from '../../ui/fields/checkbox-field';
import { ComboboxField } from '../../ui/fields/combobox-field';
import { LevelsField } from '../../ui/fields/levels-field';
import { MultiSelectField } from '../../ui/fields/multi-select-field';
import { RadioField } from '../../ui/fields/radio-field';
import { SwitchField } from '../../ui/fields/switch-field';
import type { Choice } from '../../ui/fields/options/choice';
import type { GalleryPage } from '../gallery-page';
import { formExamples } from '../form-examples';

const sample = z.object({
  kind: z.string().optional(),
  gender: z.string(),
  sections: z.array(z.string()).optional(),
  patient: z.number().optional(),
  skills: z.array(z.string()).optional(),
  agreed: z.boolean().optional(),
  sms: z.boolean().optional(),
  access: z.record(z.string(), z.string()).optional(),
});
type Sample = z.input<typeof sample>;
const kit = fieldsOf<Sample>();

const people: readonly Choice[] = [
  { value: 1, label: 'سارا رضایی', detail: 'کد ملی 0012345679' },
  { value: 2, label: 'سارا احمدی', detail: 'کد ملی 0084575948' },
  { value: 3, label: 'مریم کاظمی', detail: 'کد ملی 0079028748' },
  { value: 4, label: 'نگار موسوی‌نژاد', detail: 'کد ملی 0453291876' },
];
const find = async (words: string) => {
  await new Promise((resolve) => setTimeout(resolve, 400));
  return people.filter(({ label }) => label.includes(words));
};
const fail = () => Promise.reject(new Error('ارتباط با سرور برقرار نشد.'));

const skills = ['بوتاکس', 'لیزر موهای زائد', 'مزوتراپی', 'میکرونیدلینگ', 'تزریق ژل', 'هایفوتراپی'];
const longSkill = 'جوان‌سازی پوست صورت و گردن با لیزر فرکشنال و مراقبت‌های پس از آن';

const filledIn: Sample = {
  kind: 'آزاد',
  gender: 'خانم',
  sections: ['انبار', 'نوبت‌ها'],
  patient: 1,
  skills: ['بوتاکس', 'مزوتراپی'],
  agreed: true,
  sms: true,
  access: { appointments: 'write', prescriptions: 'read', inventory: 'none' },
};

const areas = [
  { value: 'appointments', label: 'نوبت‌ها' },
  { value: 'prescriptions', label: 'نسخه‌ها' },
  { value: 'inventory', label: 'انبار' },
  { value: 'accounting', label: 'حسابداری' },
];
const levels = [
  { value: 'none', label: 'بدون دسترسی' },
  { value: 'read', label: 'مشاهده' },
  { value: 'write', label: 'ثبت و ویرایش' },
];

interface FieldsProps {
  disabled?: boolean;
  broken?: boolean;
}

function Fields({ disabled, broken }: FieldsProps) {
  return (
    <>
      <kit.SelectField
        name="kind"
        label="بیمه"
        options={['آزاد', 'تامین اجتماعی', 'خدمات درمانی', 'نیروهای مسلح', 'سلامت', 'سایر']}
        disabled={disabled}
      />
      <ComboboxField<Sample>
        name="patient"
        label="زیباجو"
        source={broken ? fail : find}
        chosen={people[0]}
        disabled={disabled}
      />
      <RadioField<Sample>
        name="gender"
        label="جنسیت"
        options={['آقا', 'خانم']}
        disabled={disabled}
      />
      <MultiSelectField<Sample>
        name="skills"
        label="مهارت‌ها"
        source={[...skills, longSkill]}
        disabled={disabled}
      />
      <kit.CheckboxGroupField
        name="sections"
        label="بخش‌ها"
        options={['انبار', 'نوبت‌ها', 'نسخه‌ها', 'حسابداری']}
        disabled={disabled}
      />
      <CheckboxField<Sample>
        name="agreed"
        label="قوانین کلینیک را خوانده‌ام و می‌پذیرم"
        disabled={disabled}
      />
      <SwitchField<Sample>
        name="sms"
        label="ارسال پیامک یادآوری"
        hint="یک روز پیش از نوبت"
        disabled={disabled}
      />
      <LevelsField<Sample>
        name="access"
        label="دسترسی به بخش‌ها"
        rows={areas}
        levels={levels}
        mayGive={(area, level) => area !== 'accounting' || level !== 'write'}
        disabled={disabled}
      />
    </>
  );
}

const refusals = {
  kind: 'نوع بیمه را انتخاب کنید',
  gender: 'جنسیت را انتخاب کنید',
  patient: 'زیباجو را انتخاب کنید',
  skills: 'دست‌کم یک مهارت را انتخاب کنید',
  sections: 'دست‌کم یک بخش را انتخاب کنید',
  access: 'دست‌کم یک دسترسی بدهید',
  agreed: 'بدون پذیرش قوانین ثبت ممکن نیست',
};

export const choiceFields: GalleryPage = {
  path: 'choice-fields',
  title: 'انتخاب',
  examples: formExamples(sample, [
    { name: 'پر شده', fields: <Fields />, initial: filledIn },
    { name: 'خالی', fields: <Fields /> },
    { name: 'نادرست؛ جستجو انجام نمی‌شود', fields: <Fields broken />, refusals },
    { name: 'غیرفعال', fields: <Fields disabled />, initial: filledIn },
    {
      name: 'متن بلند',
      fields: <Fields />,
      initial: { ...filledIn, skills: [longSkill, ...skills] },
    },
  ]),
};
