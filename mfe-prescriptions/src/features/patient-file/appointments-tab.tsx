import { useListParams } from '@ziba/shared/api/use-list-params';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import type { Patient } from '@ziba/shared/contracts/patients';
import { visitStateOf } from '@ziba/shared/contracts/visit-states';
import { statusColumn } from '@ziba/shared/domain/status-column';
import { mayOpen } from '@ziba/shared/session/use-may';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { usePatientAppointments } from '../../data/patient-file.api';
import { m } from './messages';

const columns: ListColumn<AppointmentDetails>[] = [
  dateTimeColumn({ title: m.visit.when, date: ({ start }) => start }),
  codeColumn({ title: m.visit.code, isLesser: true, code: (row) => row.appointment_code }),
  textColumn({
    title: m.visit.service,
    text: ({ service, fee_title }) => service?.title ?? fee_title,
  }),
  textColumn({ title: m.visit.doctor, text: ({ doctor }) => doctor.profile.fullName }),
  numberColumn({ title: m.visit.payable, isLesser: true, number: (row) => row.payable_amount }),
  numberColumn({ title: m.visit.remaining, number: (row) => row.remaining_amount }),
  statusColumn({ title: m.visit.status, of: 'appointment', status: visitStateOf }),
];

/** All appointments of the patient with what they cost; a row opens the receipt. */
export function AppointmentsTab({ patient }: { patient: Patient }) {
  const { page, setPage } = useListParams('all-visits');
  const list = usePatientAppointments(patient.id, { page });
  return (
    <ResourceTable
      label={m.tab.appointments}
      columns={columns}
      list={list}
      rowHref={mayOpen(addresses.receipt(1)) ? ({ id }) => addresses.receipt(id) : undefined}
      empty={m.history.empty}
      page={page}
      onPage={setPage}
    />
  );
}
