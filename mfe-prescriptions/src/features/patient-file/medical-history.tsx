import { useListParams } from '@ziba/shared/api/use-list-params';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { visitStateLabels, visitStateOf } from '@ziba/shared/contracts/visit-states';
import { Status, type StatusValue } from '@ziba/shared/domain/status/status';
import { formatDay } from '@ziba/shared/format/date';
import { common } from '@ziba/shared/messages';
import { mayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Card } from '@ziba/shared/ui/views/card';
import { usePatientAppointments } from '../../data/patient-file.api';
import { m } from './messages';
import { useReader } from './use-reader';

const limit = 5;

/** The appointments of the patient with what was done, five on a page. */
export function MedicalHistory({ patientId }: { patientId: number }) {
  const { page, setPage } = useListParams('visits');
  const { maySeeMedical } = useReader();
  const list = usePatientAppointments(patientId, { page, limit });
  return (
    <Card title={m.history.title}>
      <ResourceTable
        label={m.history.title}
        columns={maySeeMedical ? [...people, description, ...rest] : [...people, ...rest]}
        list={list}
        empty={m.history.empty}
        page={page}
        onPage={setPage}
      />
    </Card>
  );
}

const people: ListColumn<AppointmentDetails>[] = [
  textColumn({ title: m.history.doctor, text: ({ doctor }) => doctor.profile.fullName }),
  textColumn({ title: m.history.assistant, text: ({ assistant_name }) => assistant_name }),
  textColumn({
    title: m.history.services,
    text: ({ service, fee_title }) => service?.title ?? fee_title,
  }),
];

/** A medical text: users who only book appointments do not see it. */
const description = textColumn<AppointmentDetails>({
  title: m.history.description,
  wide: true,
  text: ({ description: text }) => text,
});

const actionOf = ({ action_status }: AppointmentDetails) => action_status ?? m.history.notDone;

const rest: ListColumn<AppointmentDetails>[] = [
  dateTimeColumn({ title: m.history.date, date: ({ start }) => start }),
  {
    title: m.history.state,
    cell: (row) => <Status of="appointment" value={visitStateOf(row)} />,
    value: (row) => visitStateLabels[visitStateOf(row)],
  },
  {
    title: m.history.action,
    cell: (row) => <Status of="action" value={actionOf(row) as StatusValue<'action'>} />,
    value: actionOf,
  },
  {
    title: common.actions,
    quiet: true,
    align: 'end',
    cell: (row) => <PrescriptionLink appointment={row} />,
  },
];

/** Opens the prescription of an appointment; one without a prescription offers to write it. */
function PrescriptionLink({ appointment }: { appointment: AppointmentDetails }) {
  const { id, start, status, transcription_id } = appointment;
  const hasPrescription = transcription_id !== null;
  const mayStillHaveOne = status !== 'canceled' && status !== 'no_show';
  const to = hasPrescription
    ? addresses.prescription(transcription_id)
    : addresses.choosePrescription(id);
  if (!mayOpen(to) || (!hasPrescription && !mayStillHaveOne)) return null;
  const label = hasPrescription ? m.history.viewPrescription : m.history.newPrescription;
  return (
    <ButtonLink
      to={to}
      tone="quiet"
      size="small"
      icon={hasPrescription ? 'file' : 'add'}
      aria-label={m.history.of(label, formatDay(start))}
    >
      {label}
    </ButtonLink>
  );
}
