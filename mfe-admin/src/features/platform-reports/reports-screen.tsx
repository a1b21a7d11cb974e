import type { InvoiceMonth } from '@ziba/shared/contracts/invoices';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { Screen } from '@ziba/shared/ui/views/screen';
import { StaleNotice } from '@ziba/shared/ui/views/stale-notice';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { usePlatformReport } from '../../data/platform-reports.api';
import { RowsCard } from '../../widgets/invoices/rows-card';
import { ClinicReportTable } from './clinic-report-table';
import { m } from './messages';
import { ReportFigures } from './report-figures';

const { monthColumns: titles } = m;

const months: ListColumn<InvoiceMonth>[] = [
  textColumn({ title: titles.month, text: ({ title }) => title }),
  numberColumn({ title: titles.invoices, number: ({ invoices }) => invoices }),
  numberColumn({ title: titles.total, number: ({ total }) => total }),
  numberColumn({ title: titles.tax, isLesser: true, number: ({ tax }) => tax }),
  numberColumn({ title: titles.received, number: ({ received }) => received }),
];

/** The operator's reports: clinics by standing, money, use of each clinic, and waiting tickets. */
export function ReportsScreen() {
  return (
    <Screen title={m.title} hint={m.hint}>
      <Overview />
      <ClinicReportTable />
    </Screen>
  );
}

function Overview() {
  const { data, error, mutate } = usePlatformReport();
  if (!data) return error ? <ErrorView error={error} onRetry={mutate} /> : <LoadingView />;
  return (
    <>
      {error && <StaleNotice onRetry={mutate} />}
      <ReportFigures report={data} />
      <RowsCard title={m.months} columns={months} rows={data.months} empty={m.noMonths} />
    </>
  );
}
