import { actionDone } from '@ziba/shared/contracts/clinical';
import { transcriptionTypeLabels } from '@ziba/shared/contracts/transcription-words';
import { transcriptionType } from '@ziba/shared/contracts/transcription-words';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { operationStateLabels, operationStateOf } from '@ziba/shared/contracts/visit-states';
import { Status } from '@ziba/shared/domain/status/status';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { Column } from '@ziba/shared/ui/tables/resource-table';
import { PatientName } from '../../widgets/patient-name';
import { PrescriptionPayment } from '../../widgets/prescription-payment/prescription-payment';
import { RowButtons } from '../../widgets/row-buttons/row-buttons';
import { m } from './messages';

const { columns: titles } = m;

/** Whether the action of the appointment is done; a prescription without an appointment has nothing to wait for. */
export const isActionDone = ({ appointment }: Transcription): boolean =>
  appointment === null || appointment.action_status === actionDone;

const actionOf = (row: Transcription) => (isActionDone(row) ? actionDone : m.actionOpen);

/**
 * The columns of the texts, and the status: of an operation how far it is, which a saved prescription does not tell;
 * else the action status, green when it is done and orange otherwise.
 */
export const prescriptionColumns: Column<Transcription>[] = [
  textColumn({
    title: titles.doctor,
    sort: 'doctor',
    text: ({ doctor }) => doctor?.profile.fullName,
  }),
  {
    title: titles.patient,
    sort: 'patient',
    cell: ({ patient }) => <PatientName patient={patient} />,
    value: ({ patient }) => patient.full_name,
  },
  codeColumn({
    title: titles.appointment,
    isLesser: true,
    sort: 'appointment_code',
    code: ({ appointment }) => appointment?.appointment_code,
  }),
  textColumn({
    title: titles.type,
    sort: 'type',
    text: ({ type }) => transcriptionTypeLabels[type],
  }),
  dateTimeColumn({ title: titles.date, sort: 'date', date: ({ created_at }) => created_at }),
  {
    title: titles.status,
    cell: (row) =>
      row.type === transcriptionType.surgical ? (
        <Status of="operation" value={operationStateOf(row)} />
      ) : (
        <Status of="action" value={actionOf(row)} />
      ),
    value: (row) =>
      row.type === transcriptionType.surgical
        ? operationStateLabels[operationStateOf(row)]
        : actionOf(row),
  },
  {
    title: titles.payment,
    quiet: true,
    align: 'end',
    cell: (row) => (
      <RowButtons>
        <PrescriptionPayment prescription={row} />
      </RowButtons>
    ),
  },
];
