// eslint-disable-next-line no-restricted-imports -- the gallery has no server to sign addresses
import { SWRConfig } from 'swr';
import { z } from 'zod';
import { requiredItems } from '../../contracts/clinical';
import { fileNames } from '../../contracts/common';
import { transcriptionInput } from '../../contracts/transcriptions';
import { MedicationsField } from '../../domain/medications-field';
import { RequiredItemsField } from '../../domain/required-items-field';
import { fieldsOf, Form } from '../../ui/form';
import { ImageField } from '../../ui/fields/image-field';
import type { GalleryPage } from '../gallery-page';
import { WrongFields } from '../wrong-fields';

const sample = z.object({
  avatar: fileNames(),
  logo: fileNames(),
  items: requiredItems(),
  medications: transcriptionInput.shape.medications,
  files: fileNames(),
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
    <SWRConfig value={{ fetcher: sign }}>
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
    </SWRConfig>
  );
}

const drawing = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#dcb3ca" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="#7a2b62"/><path fill="#7a2b62" d="M1 8a3 3 0 0 1 6 0"/></svg>',
);
const sign = (key: [string, string, { names: string }]) => ({
  data: Object.fromEntries(
    key[2].names.split(',').map((name) => [name, `data:image/svg+xml,${drawing}`]),
  ),
});

const save = () => undefined;
const refusals = {
  avatar: 'حجم فایل نباید بیشتر از ۱۰ مگابایت باشد',
  'items.1.quantity': 'مقدار کالا الزامی است',
  'medications.0.usage': 'زمان مصرف الزامی است',
  files: 'دست‌کم یک پیوست لازم است',
};

function Empty() {
  return (
    <Form schema={sample} submit="ثبت" onSubmit={save}>
      <Fields />
    </Form>
  );
}

function Filled() {
  return (
    <Form schema={sample} initial={filledIn} submit="ثبت" onSubmit={save}>
      <Fields />
    </Form>
  );
}

function Wrong() {
  const gaps: Sample = {
    items: [{ name: 'گاز استریل', quantity: '2 بسته' }, { name: 'سرنگ' }],
    medications: [{ name: 'سفالکسین', quantity: '20' }],
  };
  return (
    <Form schema={sample} initial={gaps} submit="ثبت" onSubmit={save}>
      <Fields />
      <WrongFields messages={refusals} />
    </Form>
  );
}

function Locked() {
  return (
    <Form schema={sample} initial={filledIn} submit="ثبت" onSubmit={save}>
      <Fields readOnly />
    </Form>
  );
}

function Long() {
  return (
    <Form schema={sample} initial={long} submit="ثبت" onSubmit={save}>
      <Fields />
    </Form>
  );
}

export const listFields: GalleryPage = {
  path: 'list-fields',
  title: 'فهرست و فایل',
  examples: [
    { name: 'پر شده', Show: Filled },
    { name: 'خالی', Show: Empty },
    { name: 'نادرست', Show: Wrong },
    { name: 'قفل', Show: Locked },
    { name: 'متن بلند', Show: Long },
  ],
};
