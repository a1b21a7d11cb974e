import { useListParams } from '@ziba/shared/api/use-list-params';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { Patient } from '@ziba/shared/contracts/patients';
import { transcriptionType } from '@ziba/shared/contracts/transcription-words';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { operationStateOf } from '@ziba/shared/contracts/visit-states';
import { Status } from '@ziba/shared/domain/status/status';
import { mayOpen } from '@ziba/shared/session/use-may';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { usePatientPrescriptions } from '../../data/patient-file.api';
import { m } from './messages';

const columns: ListColumn<Transcription>[] = [
  dateTimeColumn({ title: m.prescription.date, date: ({ created_at }) => created_at }),
  textColumn({ title: m.prescription.type, text: ({ type }) => type }),
  textColumn({
    title: m.prescription.subject,
    text: ({ operation_topic, title }) => operation_topic ?? title,
  }),
  textColumn({
    title: m.prescription.riskReason,
    wide: true,
    text: ({ risk_reason }) => risk_reason,
  }),
  textColumn({ title: m.prescription.doctor, text: ({ doctor }) => doctor?.profile.fullName }),
  {
    title: m.prescription.status,
    cell: (row) =>
      row.type === transcriptionType.surgical ? (
        <Status of="operation" value={operationStateOf(row)} />
      ) : (
        <Status of="pharmacy" value={row.status} />
      ),
    value: ({ status }) => status,
  },
];

/** The prescriptions of the patient; a row opens the prescription. */
export function PrescriptionsTab({ patient }: { patient: Patient }) {
  const { page, setPage } = useListParams('prescriptions');
  const list = usePatientPrescriptions(patient.id, { page });
  const mayView = mayOpen(addresses.prescription(1));
  return (
    <ResourceTable
      label={m.tab.prescriptions}
      columns={columns}
      list={list}
      rowHref={mayView ? ({ id }) => addresses.prescription(id) : undefined}
      empty={m.prescription.empty}
      page={page}
      onPage={setPage}
    />
  );
}
