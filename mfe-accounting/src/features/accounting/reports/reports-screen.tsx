import { reports } from '../addresses';
import { m } from './messages';
import { reportList } from './report-list';
import { ReportScreen } from './report-screen';

/** The reports of the clinic. */
export function ReportsScreen() {
  return <ReportScreen title={m.title} reports={reportList} home={reports} />;
}
