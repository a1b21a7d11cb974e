import { useListParams } from '@ziba/shared/api/use-list-params';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { ArchivedPatient } from '@ziba/shared/contracts/patient-file';
import { formatText } from '@ziba/shared/format/text';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { buttonColumn } from '@ziba/shared/ui/tables/columns/button-column';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { Screen } from '@ziba/shared/ui/views/screen';
import { Link } from 'react-router-dom';
import { archivedPatients, usePatientArchive } from '../../data/patients.api';
import { m } from './messages';
import { restoreFailure } from './patient-failures';

const columns: ListColumn<ArchivedPatient>[] = [
  textColumn({ title: m.fields.full_name, text: ({ full_name }) => full_name, sort: 'full_name' }),
  codeColumn({ title: m.fields.national_code, code: ({ national_code }) => national_code }),
  codeColumn({ title: m.fields.contact_number, code: (row) => row.contact_number }),
  dateTimeColumn({
    title: m.archive.at,
    date: ({ archived_at }) => archived_at,
    sort: 'archived_at',
  }),
  textColumn({ title: m.archive.by, isLesser: true, text: ({ archived_by }) => archived_by }),
  {
    title: m.archive.reason,
    wide: true,
    cell: ({ reason, merged_into }) =>
      merged_into === null ? (
        formatText(reason)
      ) : (
        <Link to={addresses.patientFile(merged_into)}>{formatText(reason)}</Link>
      ),
    value: ({ reason }) => reason,
  },
];

/** The archived patients with who archived them, when and why; each can be taken back. */
export function ArchivedPatientsScreen() {
  const { page, search, sort, setPage, setSearch, setSort } = useListParams();
  const list = archivedPatients.useList({ page, search, sort });
  const { restore } = usePatientArchive();

  const takeBack = async ({ id, full_name }: ArchivedPatient) => {
    try {
      await restore(id);
      toast.success(m.archive.restored(formatText(full_name)));
    } catch (error) {
      toast.error(restoreFailure(error));
    }
  };
  const actions = buttonColumn<ArchivedPatient>({
    // A merged file is not restored but its merge undone, in the file that stayed.
    label: ({ merged_into }) => (merged_into === null ? m.archive.restore : undefined),
    nameOf: ({ full_name }) => formatText(full_name),
    icon: 'restore',
    onPress: (row) => void takeBack(row),
  });

  return (
    <Screen title={m.archive.title} back={{ to: addresses.patients, label: m.title }}>
      <ResourceTable
        label={m.archive.title}
        toolbar={<SearchField label={m.archive.search} value={search} onSearch={setSearch} />}
        columns={[...columns, actions]}
        list={list}
        empty={m.archive.empty}
        noMatch={m.archive.noMatch}
        page={page}
        onPage={setPage}
        sort={sort}
        onSort={setSort}
      />
    </Screen>
  );
}
