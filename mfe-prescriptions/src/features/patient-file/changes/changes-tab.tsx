import { useListParams } from '@ziba/shared/api/use-list-params';
import type { PatientChange } from '@ziba/shared/contracts/patient-file';
import type { Patient } from '@ziba/shared/contracts/patients';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import styled from 'styled-components';
import { usePatientChanges } from '../../../data/patient-file.api';
import { actOf, detailsOf } from './change-text';
import { m } from './messages';

const columns: ListColumn<PatientChange>[] = [
  dateTimeColumn({ title: m.when, date: ({ at }) => at }),
  textColumn({ title: m.who, text: ({ user }) => user?.fullName ?? m.system }),
  textColumn({ title: m.what, text: actOf }),
  {
    title: m.details,
    wide: true,
    cell: (change) => (
      <Lines>
        {detailsOf(change).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
    ),
    value: (change) => detailsOf(change).join('، '),
  },
];

/** Who changed what in the file, as far as the sections of the reader show it. */
export function ChangesTab({ patient }: { patient: Patient }) {
  const { page, setPage } = useListParams('changes');
  const list = usePatientChanges(patient.id, { page });
  return (
    <ResourceTable
      label={m.title}
      columns={columns}
      list={list}
      empty={m.empty}
      page={page}
      onPage={setPage}
    />
  );
}

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
