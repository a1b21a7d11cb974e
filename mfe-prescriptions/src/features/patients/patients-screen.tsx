import { useListParams } from '@ziba/shared/api/use-list-params';
import * as addresses from '@ziba/shared/contracts/addresses';
import { isIncomplete, type Patient } from '@ziba/shared/contracts/patients';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { common } from '@ziba/shared/messages';
import { useMay, useMayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { ResourceTable, type Column } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { m } from './messages';
import { PatientActions } from './patient-actions';
import { patients } from '../../data/patients.api';

const columns: Column<Patient>[] = [
  {
    title: m.fields.full_name,
    cell: (patient) => (
      <>
        {patient.full_name}{' '}
        {isIncomplete(patient) && <StatusBadge tone="warning" label={m.incomplete} />}
      </>
    ),
    value: (patient) => patient.full_name,
    sort: 'full_name',
  },
  {
    title: m.fields.national_code,
    cell: (patient) => <Ltr>{toPersianDigits(patient.national_code)}</Ltr>,
    sort: 'national_code',
  },
  { title: m.fields.father_name, cell: (patient) => patient.father_name, sort: 'father_name' },
  {
    title: m.fields.contact_number,
    cell: (patient) => <Ltr>{toPersianDigits(patient.contact_number)}</Ltr>,
  },
];

const actionsColumn: Column<Patient> = {
  title: common.actions,
  quiet: true,
  align: 'end',
  cell: (patient) => <PatientActions patient={patient} />,
};

/** The clinic's patients (text 2 §2.21): searched, sorted and paged by the server. */
export function PatientsScreen() {
  const { page, search, sort, setPage, setSearch, setSort } = useListParams();
  const list = patients.useList({ page, search, sort });
  const mayWrite = useMay('patients', 'write');
  const mayView = useMayOpen(addresses.patientFile(1));
  const mayBook = useMayOpen(addresses.setAppointment);
  const hasActions = mayWrite || mayView || mayBook;
  const create = mayWrite && <ButtonLink to="create">{m.create}</ButtonLink>;

  return (
    <Screen title={m.title} actions={create}>
      <ResourceTable
        label={m.title}
        name="patients"
        toolbar={<SearchField label={m.search} value={search} onSearch={setSearch} />}
        columns={hasActions ? [...columns, actionsColumn] : columns}
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
