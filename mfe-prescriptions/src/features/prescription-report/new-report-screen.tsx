import * as addresses from '@ziba/shared/contracts/addresses';
import { reportInput, type ReportInput } from '@ziba/shared/contracts/clinical';
import { transcriptionTexts } from '@ziba/shared/contracts/transcription-texts';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { ReportContent } from '@ziba/shared/domain/reports/report-content';
import { ReportInputs } from '@ziba/shared/domain/reports/report-inputs';
import { useReportSending } from '@ziba/shared/domain/reports/use-report-sending';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useListReturn } from '@ziba/shared/router/list-return';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useReportVersions, useSubmitReport } from '../../data/prescription-reports.api';
import { PrescriptionPayment } from '../../widgets/prescription-payment/prescription-payment';
import { reportRefusal } from '../../widgets/report-refusal/report-refusal';
import { m } from './messages';
import { OperationCard } from './operation-card';
import { OperationLoader } from './operation-loader';
import { PrintReport } from './print-report';

/** Submits the report of an operation, or shows the one that exists already. */
export function NewReportScreen() {
  return (
    <OperationLoader title={m.create}>
      {(operation) => (
        <Parts>
          <OperationCard operation={operation} />
          <Row>
            <PrescriptionPayment prescription={operation} />
          </Row>
          <Report operation={operation} />
        </Parts>
      )}
    </OperationLoader>
  );
}

interface Props {
  operation: Transcription;
}

function Report({ operation }: Props) {
  // A report that this screen has just sent is not a second report.
  const [isSent, setSent] = useState(false);
  const refusal = reportRefusal(operation);
  if (refusal === transcriptionTexts.reportPresent && !isSent) {
    return <ExistingReport operation={operation} />;
  }
  if (refusal !== undefined && !isSent) return <EmptyView icon="no-access" title={refusal} />;
  return <ReportForm operation={operation} onSend={() => setSent(true)} />;
}

function ExistingReport({ operation }: Props) {
  const versions = useReportVersions(operation.id);
  const { id, operation_topic, patient } = operation;
  return (
    <>
      <EmptyView
        icon="file"
        title={transcriptionTexts.reportPresent}
        action={
          <Row>
            <PrintReport operation={operation} />
            <ButtonLink icon="edit" to={addresses.editPrescriptionReport(id)}>
              {m.amend}
            </ButtonLink>
          </Row>
        }
      />
      <ReportContent
        report={operation}
        name={formatText(operation_topic ?? patient.full_name)}
        versions={versions}
      />
    </>
  );
}

function ReportForm({ operation: { id, patient }, onSend }: Props & { onSend: () => void }) {
  const submitReport = useSubmitReport();
  const navigate = useNavigate();
  const list = useListReturn(addresses.prescriptionReports);
  const { send, dialog } = useReportSending(
    (report) => submitReport(id, report),
    patient.full_name,
  );
  const submit = async (report: ReportInput) => {
    onSend();
    await send(report);
    toast.success(m.submitted);
    // The back button must not lead to the form again.
    await navigate(list, { replace: true });
  };
  return (
    <>
      <Form
        schema={reportInput}
        submit={m.submit}
        submitting={m.submitting}
        failed={m.submitFailed}
        cancel={{ to: list, label: common.cancel }}
        draft={`prescription-report-${id}`}
        onSubmit={submit}
      >
        <ReportInputs hint={m.hint} />
      </Form>
      {dialog}
    </>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
