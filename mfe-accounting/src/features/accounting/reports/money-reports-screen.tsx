import { accounting } from '@ziba/shared/contracts/addresses';
import { moneyReports } from '../addresses';
import { m } from './messages';
import { moneyReportList } from './report-list';
import { ReportScreen } from './report-screen';

/** The reports of accounting. */
export function MoneyReportsScreen() {
  return (
    <ReportScreen
      title={m.moneyTitle}
      back={{ to: accounting, label: m.home }}
      reports={moneyReportList}
      home={moneyReports}
    />
  );
}
