import { reportInput, type ReportInput } from '@ziba/shared/contracts/clinical';
import {
  sessionStatus,
  sessionTexts,
  type TreatmentSession,
} from '@ziba/shared/contracts/treatment-sessions';
import { ReportInputs } from '@ziba/shared/domain/reports/report-inputs';
import { useReportSending } from '@ziba/shared/domain/reports/use-report-sending';
import { formatLongDay } from '@ziba/shared/format/date';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Form } from '@ziba/shared/ui/forms/form';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { usePlanAddresses } from '../../data/plan-addresses';
import { useSessionAddresses } from '../../data/session-addresses';
import { useSubmitReport } from '../../data/session-reports.api';
import { m } from './messages';
import { SessionLoader } from './session-loader';
import { useEarlyQuestion } from './use-early-question';
import { useSessionParam } from './use-session-param';

/** Registers the report of a session; with it the server makes the session done. */
export function NewReportScreen() {
  return (
    <SessionLoader id={useSessionParam()} title={m.createReport}>
      {(session) => <NewReport session={session} />}
    </SessionLoader>
  );
}

function NewReport({ session }: { session: TreatmentSession }) {
  const { display: planAddress } = usePlanAddresses();
  const plan = session.treatment_plan;
  const back = { to: planAddress(plan.id), label: m.backToPlan };
  const hint = m.ofPlan(formatText(plan.patient.full_name), formatText(session.session_title));
  // A report that this screen has just sent is not a second report.
  const [isSent, setSent] = useState(false);
  const isCanceled = session.status === sessionStatus.canceled;
  const hasReport = session.report !== null || session.report_attachment.length > 0;
  const isRefused = isCanceled || (hasReport && !isSent);
  return (
    <Screen title={m.createReport} hint={hint} back={back} width="narrow">
      {isCanceled && <EmptyView icon="no-access" title={sessionTexts.canceledLocked} />}
      {!isCanceled && isRefused && <ReportExists session={session} />}
      {!isRefused && <ReportForm session={session} back={back.to} onSend={() => setSent(true)} />}
    </Screen>
  );
}

function ReportExists({ session }: { session: TreatmentSession }) {
  const { read } = useSessionAddresses();
  return (
    <EmptyView
      icon="file"
      title={sessionTexts.reportPresent}
      action={read && <ButtonLink to={read.report(session.id)}>{m.viewReport}</ButtonLink>}
    />
  );
}

interface FormProps {
  session: TreatmentSession;
  back: string;
  onSend: () => void;
}

function ReportForm({ session, back, onSend }: FormProps) {
  const submitReport = useSubmitReport();
  const navigate = useNavigate();
  const { read } = useSessionAddresses();
  const { id, remaining_amount: owed, date } = session;
  const { isEarly, confirmReport, dialog } = useEarlyQuestion(session);
  const { send, dialog: shortageDialog } = useReportSending(
    (report) => submitReport(id, report),
    session.treatment_plan.patient.full_name,
  );

  const submit = async (report: ReportInput) => {
    if (!(await confirmReport())) throw new Error(m.earlyStopped);
    onSend();
    await send(report);
    toast.success(m.submitted);
    // The back button must not lead to the form again.
    await navigate(read ? read.report(id) : back, { replace: true });
  };

  return (
    <>
      {owed > 0 && (
        <Warning>
          <Icon name="warning" />
          {m.owed(formatToman(owed))}
        </Warning>
      )}
      {isEarly && (
        <Warning>
          <Icon name="warning" />
          {m.early(formatLongDay(date))}
        </Warning>
      )}
      <Form
        schema={reportInput}
        submit={m.submit}
        failed={m.submitFailed}
        cancel={{ to: back, label: common.cancel }}
        draft={`session-report-${id}`}
        onSubmit={submit}
      >
        <ReportInputs hint={m.reportHint} />
      </Form>
      {dialog}
      {shortageDialog}
    </>
  );
}

const Warning = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--warning-soft);
  color: var(--warning);

  svg {
    flex: none;
    margin-block-start: 0.25rem;
  }
`;
