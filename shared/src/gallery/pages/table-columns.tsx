import { appointmentStatusColumn } from '../../domain/appointment-status-column';
import { clinicIdColumn } from '../../domain/clinic-id-column';
import { requiredItemsColumn } from '../../domain/required-items-column';
import { statusColumn } from '../../domain/status-column';
import { formatToman } from '../../format/money';
import { actionsColumn } from '../../ui/tables/columns/actions-column';
import { buttonColumn } from '../../ui/tables/columns/button-column';
import { codeColumn } from '../../ui/tables/columns/code-column';
import { dateTimeColumn } from '../../ui/tables/columns/date-time-column';
import { numberColumn } from '../../ui/tables/columns/number-column';
import { textColumn } from '../../ui/tables/columns/text-column';
import type { ListColumn } from '../../ui/tables/resource-table';
import { toast } from '../../ui/overlays/toast';
import type { Visit } from './table-samples';

const nameOf = ({ patient }: Visit) => patient;

const patient = textColumn<Visit>({ title: 'زیباجو', sort: 'patient', text: nameOf });
const service = textColumn<Visit>({ title: 'خدمت', sort: 'service', text: (row) => row.service });
const phone = codeColumn<Visit>({ title: 'تلفن', code: (row) => row.phone });
const nationalCode = codeColumn<Visit>({ title: 'کد ملی', code: (row) => row.nationalCode });
const time = dateTimeColumn<Visit>({ title: 'زمان مراجعه', sort: 'at', date: (row) => row.at });
const status = appointmentStatusColumn<Visit>({
  title: 'وضعیت نوبت',
  sort: 'status',
  status: (row) => row.status,
});
const fee = numberColumn<Visit>({
  title: 'هزینه',
  sort: 'fee',
  number: (row) => row.fee,
  format: formatToman,
});

/** A menu for each row. */
export const visitActions = actionsColumn<Visit>({
  nameOf,
  actions: (row) => [
    { label: 'مشاهده نوبت', icon: 'show', onSelect: () => toast.info(`نوبت ${row.patient}`) },
    { label: 'ویرایش', icon: 'edit', onSelect: () => toast.info(`ویرایش ${row.patient}`) },
    'separator',
    {
      label: 'کنسل کردن نوبت',
      icon: 'delete',
      danger: true,
      disabled: row.status === 'waiting' ? undefined : 'فقط نوبت در انتظار کنسل می‌شود',
      onSelect: () => toast.success('نوبت کنسل شد'),
    },
  ],
});

/** A list with the most common kinds of columns. */
export const visitColumns: ListColumn<Visit>[] = [
  patient,
  textColumn<Visit>({ title: 'پزشک', sort: 'doctor', text: ({ doctor }) => doctor }),
  service,
  phone,
  time,
  fee,
  status,
];

/** The same list with lesser columns: a narrow table hides them, so that it is no list of cards yet. */
export const columnsWithLesser: ListColumn<Visit>[] = [
  patient,
  service,
  { ...phone, isLesser: true },
  { ...nationalCode, isLesser: true },
  time,
  status,
  visitActions,
];

/** Every kind of column that the texts names. */
export const everyKind: ListColumn<Visit>[] = [
  patient,
  nationalCode,
  {
    title: 'خدمت و پزشک',
    width: '11rem',
    cell: (row) => (
      <>
        {row.service}
        <br />
        <small>{row.doctor}</small>
      </>
    ),
    value: (row) => `${row.service}، ${row.doctor}`,
  },
  time,
  requiredItemsColumn<Visit>({ title: 'اقلام مورد نیاز', items: (row) => row.items }),
  status,
  statusColumn<Visit, 'paid'>({
    title: 'پرداخت',
    of: 'paid',
    status: ({ id }) => (id % 3 === 0 ? 'پرداخت ناقص' : 'پرداخت شده'),
  }),
  clinicIdColumn<Visit>({ title: 'شناسه کلینیک', clinicId: (row) => row.clinicId }),
  buttonColumn<Visit>({
    label: ({ status: now }) => (now === 'done' ? 'مشاهده نسخه' : undefined),
    nameOf,
    icon: 'file',
    onPress: (row) => toast.info(`نسخه ${row.patient}`),
  }),
];

/** A list of ten thousand rows. */
export const longColumns: ListColumn<Visit>[] = [
  patient,
  service,
  { ...nationalCode, sort: 'nationalCode', width: '8.5rem' },
  { ...time, width: '12.5rem' },
  { ...fee, width: '9.5rem' },
  { ...status, width: '9.5rem' },
  visitActions,
];
