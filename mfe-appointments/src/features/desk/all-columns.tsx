import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import type { Column } from '@ziba/shared/ui/tables/resource-table';
import { AppointmentMenu } from '../../widgets/appointment-actions/appointment-menu';
import { PatientName } from '../../widgets/patient-name';
import { VisitStatus } from '../../widgets/visit-status/visit-status';
import { visitStatusText } from '../../widgets/visit-status/visit-status-text';
import { m } from './messages';

const { columns: titles } = m;

const facts: Column<AppointmentDetails>[] = [
  // The lead of a row is its link; a patient's name is a button of its own.
  dateTimeColumn({ title: titles.when, sort: 'appointment_datetime', date: ({ start }) => start }),
  {
    title: titles.patient,
    sort: 'client',
    cell: ({ client }) => <PatientName patient={client} />,
    value: ({ client }) => client.full_name,
  },
  {
    title: titles.doctor,
    sort: 'doctor',
    cell: ({ doctor }) => formatText(doctor.profile.fullName),
  },
  {
    title: titles.service,
    sort: 'service',
    cell: ({ service }) => formatText(service?.title ?? m.nothing),
  },
  {
    title: titles.fee,
    isLesser: true,
    sort: 'fee_amount',
    cell: ({ payable_amount }) => formatNumber(payable_amount),
    value: ({ payable_amount }) => payable_amount,
  },
  {
    title: titles.code,
    isLesser: true,
    sort: 'appointment_code',
    cell: ({ appointment_code }) => <Ltr>{toPersianDigits(appointment_code)}</Ltr>,
    value: ({ appointment_code }) => appointment_code,
  },
  {
    title: titles.status,
    sort: 'status',
    cell: (appointment) => <VisitStatus appointment={appointment} />,
    value: visitStatusText,
  },
];

interface Options {
  /** Narrows the list to the appointments of one patient. */
  onPatient: (patientId: number) => void;
}

/** The columns of the list of all appointments. */
export function allColumns({ onPatient }: Options): Column<AppointmentDetails>[] {
  const actions: Column<AppointmentDetails> = {
    title: common.actions,
    quiet: true,
    align: 'end',
    cell: (appointment) => (
      <AppointmentMenu
        appointment={appointment}
        more={[
          {
            label: m.ofThisPatient,
            icon: 'search',
            onSelect: () => onPatient(appointment.patient_id),
          },
        ]}
      />
    ),
  };
  return [...facts, actions];
}
