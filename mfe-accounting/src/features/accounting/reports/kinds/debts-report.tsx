import { patientFile } from '@ziba/shared/contracts/addresses';
import type { DebtRow, DebtReport as Answer } from '@ziba/shared/contracts/reports';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { mayOpen } from '@ziba/shared/session/use-may';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { StatCard } from '@ziba/shared/ui/views/stat-card';
import { debts } from '../../../../data/reports.api';
import { m } from '../messages';
import { nameColumn } from '../name-column';
import type { ReportProps } from '../report-props';

const ages = ['to_30', 'to_60', 'to_90', 'older'] as const;

/** The payments tab of the patient's file, which shows what is owed for. */
const fileOf = ({ patient_id }: DebtRow) =>
  mayOpen(patientFile(patient_id)) ? `${patientFile(patient_id)}?tab=payments` : undefined;

const columns = [
  nameColumn<DebtRow>({
    title: m.patient,
    text: ({ full_name }) => formatText(full_name),
    to: fileOf,
    sort: 'full_name',
  }),
  codeColumn<DebtRow>({ title: m.phone, code: ({ contact_number }) => contact_number }),
  numberColumn<DebtRow>({ title: m.debtTotal, number: ({ total }) => total, sort: 'total' }),
  ...ages.map((age) =>
    numberColumn<DebtRow>({
      title: m.ages[age],
      number: (row) => row[age],
      sort: age === 'older' ? age : undefined,
      isLesser: age !== 'older',
    }),
  ),
  dateTimeColumn<DebtRow>({
    title: m.oldest,
    date: ({ since }) => since,
    dayOnly: true,
    sort: 'since',
  }),
];

/** Who owes money for treatments that were done, by the age of the debt. */
export function DebtsReport({ page, search, sort, setPage, setSearch, setSort }: ReportProps) {
  const list = debts.useList({ page, search, sort });
  const data = list.data as Answer | undefined;
  return (
    <>
      {!(list.error && !data) && (
        <CardGrid min={12}>
          <StatCard label={m.debtTotal} value={data?.total} unit={common.toman} compact />
          {ages.map((age) => (
            <StatCard
              key={age}
              label={m.ages[age]}
              value={data?.ages[age]}
              unit={common.toman}
              compact
            />
          ))}
        </CardGrid>
      )}
      <ResourceTable
        label={m.names.debts}
        name="report-debts"
        toolbar={<SearchField label={m.searchPatient} value={search} onSearch={setSearch} />}
        columns={columns}
        list={list}
        empty={m.noDebt}
        noMatch={m.noDebtOf(search)}
        page={page}
        onPage={setPage}
        sort={sort}
        onSort={setSort}
      />
    </>
  );
}
