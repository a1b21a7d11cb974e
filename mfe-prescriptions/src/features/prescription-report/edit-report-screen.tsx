import * as addresses from '@ziba/shared/contracts/addresses';
import { clinicalTexts } from '@ziba/shared/contracts/clinical';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { ReportChangeForm } from '@ziba/shared/domain/reports/report-change-form';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useAmendReport } from '../../data/prescription-reports.api';
import { transcriptions } from '../../data/transcriptions.api';
import { m } from './messages';
import { OperationLoader } from './operation-loader';

const backToReport = (id: number) => ({
  to: addresses.newPrescriptionReport(id),
  label: m.backToReport,
});

/** Corrects the report of an operation with a reason; the former version can still be read. */
export function EditReportScreen() {
  return (
    <OperationLoader title={m.change} backOf={backToReport}>
      {(operation) =>
        operation.reported_at === null ? (
          <EmptyView
            icon="file"
            title={clinicalTexts.noReport}
            action={<ButtonLink to={backToReport(operation.id).to}>{m.submit}</ButtonLink>}
          />
        ) : (
          <ReportForm operation={operation} />
        )
      }
    </OperationLoader>
  );
}

function ReportForm({ operation }: { operation: Transcription }) {
  const amend = useAmendReport();
  const { mutate } = transcriptions.useOne(operation.id);
  return (
    <ReportChangeForm
      record={operation}
      reload={mutate}
      amend={amend}
      back={backToReport(operation.id).to}
      draft={`prescription-report-change-${operation.id}`}
    />
  );
}
