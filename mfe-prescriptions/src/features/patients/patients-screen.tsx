import { useListParams } from '@ziba/shared/api/use-list-params';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { PatientPage } from '@ziba/shared/contracts/patients';
import { useMay, useMayOpen } from '@ziba/shared/session/use-may';
import { usePatientFileAddress } from '@ziba/shared/session/use-patient-file-address';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { m } from './messages';
import { PatientFilters } from './patient-filters';
import { patientActionsColumn, patientColumns } from './patient-columns';
import { patientRows } from '../../data/patients.api';

const filterNames = ['standing', 'not_seen'] as const;

/** The clinic's patients: searched, narrowed, sorted and paged by the server. */
export function PatientsScreen() {
  const params = useListParams({ filters: filterNames });
  const { page, sort, setPage, setSort } = params;
  const list = patientRows.useList({ page, search: params.search, sort, ...params.filters });
  const { debt_sum: debts } = (list.data ?? {}) as Partial<PatientPage>;
  const mayWrite = useMay('patients', 'write');
  const mayView = usePatientFileAddress(1) !== undefined;
  const mayBook = useMayOpen(addresses.setAppointment);
  const mayArchive = useMay('patients', 'delete');
  const hasActions = mayWrite || mayView || mayBook || mayArchive;
  const create = mayWrite && (
    <ButtonLink to="create" tone="primary" icon="add">
      {m.create}
    </ButtonLink>
  );

  return (
    <Screen
      title={m.title}
      actions={
        <>
          {mayArchive && (
            <ButtonLink to="archived" icon="archive">
              {m.archive.open}
            </ButtonLink>
          )}
          {create}
        </>
      }
    >
      <ResourceTable
        label={m.title}
        name="patients"
        toolbar={<PatientFilters {...params} debts={debts} />}
        columns={hasActions ? [...patientColumns, patientActionsColumn] : patientColumns}
        list={list}
        empty={<EmptyView title={m.empty} hint={m.emptyHint} action={create} />}
        noMatch={m.noMatch}
        page={page}
        onPage={setPage}
        sort={sort}
        onSort={setSort}
      />
    </Screen>
  );
}
