import { z } from 'zod';
import { requiredItems } from '../../contracts/clinical';
import { fileNames, quantity, reference } from '../../contracts/common';
import { transcriptionInput } from '../../contracts/transcription-inputs';
import { MedicationsField } from '../../domain/medications-field';
import { RequiredItemsField } from '../../domain/required-items-field';
import { fieldsOf } from '../../ui/forms/form';
import { ChoicePart } from '../../ui/fields/choice-part';
import { ImageField } from '../../ui/fields/image-field';
import type { ItemColumn, ItemPartProps, ItemRow } from '../../ui/fields/item-column';
import { ItemsField } from '../../ui/fields/items-field';
import { NumberPart } from '../../ui/fields/number-part';
import type { GalleryPage } from '../gallery-page';
import { formExamples } from '../form-examples';

const sample = z.object({
  avatar: fileNames(),
  logo: fileNames(),
  items: requiredItems(),
  medications: transcriptionInput.shape.medications,
  rooms: z
    .array(
      z.object({ room: reference('اتاق را انتخاب کنید'), hours: quantity('مدت را وارد کنید') }),
    )
    .optional(),
  files: fileNames(),
  contract: fileNames(),
});
type Sample = z.input<typeof sample>;
const kit = fieldsOf<Sample>();

const rooms = [
  { value: 1, label: 'اتاق لیزر', detail: 'طبقه اول' },
  { value: 2, label: 'اتاق عمل سرپایی', detail: 'طبقه دوم' },
];
const roomOf = (row: ItemRow) => rooms.find(({ value }) => value === row.room)?.label ?? '';

function RoomPart(props: ItemPartProps) {
  return (
    <ChoicePart
      {...props}
      source={rooms}
      shown={roomOf(props.row)}
      isChosen={({ value }) => value === props.row.room}
      onChoice={({ value }) => props.onChange({ room: value })}
    />
  );
}

const HoursPart = (props: ItemPartProps) => <NumberPart {...props} unit="ساعت" decimals={1} />;

const roomColumns: readonly ItemColumn[] = [
  { key: 'room', label: 'اتاق', share: 2, Part: RoomPart, show: roomOf },
  { key: 'hours', label: 'مدت', Part: HoursPart },
];

const filledIn: Sample = {
  avatar: 'sara-4f2a91c3.jpg',
  logo: null,
  items: [
    { name: 'گاز استریل', quantity: '2 بسته', product_id: 7 },
    { name: 'پارچه نخی', quantity: 'یک متر', product_id: null },
  ],
  medications: [
    { name: 'سفالکسین 500', quantity: '20 عدد', usage: 'هر 8 ساعت' },
    { name: 'پماد آلفا', quantity: '1 عدد', usage: 'شب‌ها پیش از خواب' },
  ],
  rooms: [{ room: 1, hours: 1.5 }],
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
      <ItemsField<Sample>
        name="rooms"
        label="اتاق‌ها"
        columns={roomColumns}
        add="افزودن اتاق"
        readOnly={readOnly}
      />
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
  'rooms.0.room': 'اتاق را انتخاب کنید',
  files: 'دست‌کم یک پیوست لازم است',
};

const gaps: Sample = {
  items: [{ name: 'گاز استریل', quantity: '2 بسته' }, { name: 'سرنگ' }],
  medications: [{ name: 'سفالکسین', quantity: '20' }],
  rooms: [{ room: '', hours: 2 }],
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
