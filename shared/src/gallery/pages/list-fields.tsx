import { z } from 'zod';
import { requiredItems } from '../../contracts/clinical';
import { fileNames } from '../../contracts/common';
import { transcriptionInput } from '../../contracts/transcriptions';
import { MedicationsField } from '../../domain/medications-field';
import { RequiredItemsField } from '../../domain/required-items-field';
import { fieldsOf } from '../../ui/forms/form';
import { ImageField } from '../../ui/fields/image-field';
import type { GalleryPage } from '../gallery-page';
import { formExamples } from '../form-examples';

const sample = z.object({
  avatar: fileNames(),
  logo: fileNames(),
  items: requiredItems(),
  medications: transcriptionInput.shape.medications,
  files: fileNames(),
  contract: fileNames(),
});
type Sample = z.input<typeof sample>;
const kit = fieldsOf<Sample>();

const filledIn: Sample = {
  avatar: 'sara-4f2a91c3.jpg',
  logo: null,
  items: [
    { name: 'گاز استریل', quantity: '2 بسته' },
    { name: 'سرنگ انسولین', quantity: '5 عدد' },
  ],
  medications: [
    { name: 'سفالکسین 500', quantity: '20 عدد', usage: 'هر 8 ساعت' },
    { name: 'پماد آلفا', quantity: '1 عدد', usage: 'شب‌ها پیش از خواب' },
  ],
  files: 'azmayesh-khoon-19d0c4aa.pdf,ghabl-az-amal-7be1f200.jpg',
};

const long: Sample = {
  ...filledIn,
  items: [
    {
      name: 'دستکش جراحی بدون پودر لاتکس سایز متوسط مخصوص اتاق عمل با بسته‌بندی دوتایی',
      quantity: 'سه بسته صدتایی از انبار مرکزی',
    },
  ],
  files: 'گزارش-کامل-جلسه-سوم-لیزر-صورت-و-گردن-همراه-با-تصاویر-پیش-و-پس-از-درمان-3f2a91c3.docx',
};

interface FieldsProps {
  readOnly?: boolean;
}

function Fields({ readOnly }: FieldsProps) {
  return (
    <>
      <ImageField<Sample> name="avatar" label="تصویر پروفایل" folder="users" readOnly={readOnly} />
      <ImageField<Sample>
        name="logo"
        label="نشان کلینیک"
        folder="general"
        shape="square"
        icon="clinics"
        readOnly={readOnly}
      />
      <RequiredItemsField<Sample> name="items" label="اقلام مورد نیاز" readOnly={readOnly} />
      <MedicationsField<Sample> name="medications" label="داروها" readOnly={readOnly} />
      <kit.AttachmentsField
        name="files"
        label="پیوست‌ها"
        folder="patients"
        hint="تصویر، PDF یا Word تا ۱۰ مگابایت"
        readOnly={readOnly}
      />
      <kit.AttachmentsField
        name="contract"
        label="قرارداد"
        folder="general"
        accept={['pdf']}
        hint="فقط PDF"
        readOnly={readOnly}
      />
    </>
  );
}

const refusals = {
  avatar: 'حجم فایل نباید بیشتر از ۱۰ مگابایت باشد',
  'items.1.quantity': 'مقدار کالا الزامی است',
  'medications.0.usage': 'زمان مصرف الزامی است',
  files: 'دست‌کم یک پیوست لازم است',
};

const gaps: Sample = {
  items: [{ name: 'گاز استریل', quantity: '2 بسته' }, { name: 'سرنگ' }],
  medications: [{ name: 'سفالکسین', quantity: '20' }],
};

export const listFields: GalleryPage = {
  path: 'list-fields',
  title: 'فهرست و فایل',
  examples: formExamples(sample, [
    { name: 'پر شده', fields: <Fields />, initial: filledIn },
    { name: 'خالی', fields: <Fields /> },
    { name: 'نادرست', fields: <Fields />, initial: gaps, refusals },
    { name: 'قفل', fields: <Fields readOnly />, initial: filledIn },
    { name: 'متن بلند', fields: <Fields />, initial: long },
  ]),
};
