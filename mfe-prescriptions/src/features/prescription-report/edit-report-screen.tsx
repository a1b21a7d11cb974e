import * as addresses from '@ziba/shared/contracts/addresses';
import { clinicalTexts, reportChange } from '@ziba/shared/contracts/clinical';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { ReportInputs } from '@ziba/shared/domain/reports/report-inputs';
import { common } from '@ziba/shared/messages';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { fieldsOf, Form, type Edit } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { useAmendReport } from '../../data/prescription-reports.api';
import { transcriptions } from '../../data/transcriptions.api';
import { m } from './messages';
import { OperationLoader } from './operation-loader';

type Input = z.input<typeof reportChange>;
type Change = z.output<typeof reportChange>;
const { TextField } = fieldsOf<Input>();

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
  const navigate = useNavigate();
  const { mutate } = transcriptions.useOne(operation.id);
  const { id, version, report, report_attachment } = operation;
  const stored = useMemo(
    () => ({ id, version, report, report_attachment: report_attachment.join(',') }),
    [id, version, report, report_attachment],
  );
  const back = backToReport(id).to;

  const save = async (change: Change, { changes }: Edit<Input, Change>) => {
    await amend(id, { ...change, version: changes.version });
    toast.success(m.amended);
    await navigate(back, { replace: true });
  };
  return (
    <Form
      schema={reportChange}
      stored={stored}
      reload={mutate}
      submit={common.saveChanges}
      failed={m.amendFailed}
      cancel={{ to: back, label: common.cancel }}
      draft={`prescription-report-change-${id}`}
      onSubmit={save}
    >
      <ReportInputs />
      <TextField name="reason" label={m.reason} hint={m.reasonHint} wide />
    </Form>
  );
}
