import { patientFile } from '@ziba/shared/contracts/addresses';
import {
  paymentMethodLabels,
  paymentMethods,
  paymentTargets,
  type Payment,
} from '@ziba/shared/contracts/payments';
import { statusColumn } from '@ziba/shared/domain/status-column';
import { formatText } from '@ziba/shared/format/text';
import { mayOpen } from '@ziba/shared/session/use-may';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { payments } from '../../../../data/reports.api';
import { TillFilter } from '../../cash/till-filter';
import { m } from '../messages';
import { nameColumn } from '../name-column';
import { rangeOf, type ReportProps } from '../report-props';

const methods = paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value] }));
const targets = paymentTargets.map((value) => ({ value, label: m.targets[value] }));

const columns = [
  dateTimeColumn<Payment>({ title: m.time, date: ({ paid_at }) => paid_at, sort: 'paid_at' }),
  nameColumn<Payment>({
    title: m.patient,
    text: ({ patient }) => formatText(patient.full_name),
    to: ({ patient_id }) =>
      mayOpen(patientFile(patient_id)) ? `${patientFile(patient_id)}?tab=payments` : undefined,
    sort: 'full_name',
  }),
  numberColumn<Payment>({ title: m.amount, number: ({ amount }) => amount, sort: 'amount' }),
  numberColumn<Payment>({
    title: m.refunded,
    isLesser: true,
    number: ({ refunded_amount }) => refunded_amount,
    sort: 'refunded_amount',
  }),
  textColumn<Payment>({ title: m.method, text: ({ method }) => paymentMethodLabels[method] }),
  textColumn<Payment>({
    title: m.target,
    isLesser: true,
    text: ({ target, title }) => title ?? m.targets[target],
  }),
  textColumn<Payment>({
    title: m.receiver,
    isLesser: true,
    text: ({ receiver }) => receiver?.fullName ?? '',
  }),
  statusColumn<Payment, 'payment'>({ title: m.status, of: 'payment', status: (row) => row.status }),
];

/** The payments behind the income: of some days, by one method, for one kind of thing. */
export function PaymentsReport(props: ReportProps) {
  const { page, search, sort, filters, setPage, setSearch, setSort, setFilter } = props;
  const { method, target, point } = filters;
  const list = payments.useList({ page, search, sort, ...rangeOf(props), method, target, point });
  return (
    <ResourceTable
      label={m.names.payments}
      name="report-payments"
      toolbar={
        <>
          <SearchField label={m.searchPatient} value={search} onSearch={setSearch} />
          <FilterSelect
            label={m.method}
            value={method}
            options={methods}
            onChange={(value) => setFilter('method', value)}
          />
          <FilterSelect
            label={m.target}
            value={target}
            options={targets}
            onChange={(value) => setFilter('target', value)}
          />
          <TillFilter value={point} onChange={(till) => setFilter('point', till)} />
        </>
      }
      columns={columns}
      list={list}
      empty={m.noPayments}
      page={page}
      onPage={setPage}
      sort={sort}
      onSort={setSort}
    />
  );
}
