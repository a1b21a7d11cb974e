import { clinicalTexts, reportChange } from '@ziba/shared/contracts/clinical';
import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { ReportInputs } from '@ziba/shared/domain/reports/report-inputs';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { fieldsOf, Form, type Edit } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { usePlanAddresses } from '../../data/plan-addresses';
import { useSessionAddresses } from '../../data/session-addresses';
import { sessions, useAmendReport } from '../../data/treatment-sessions.api';
import { isHidden } from './is-hidden';
import { m } from './messages';
import { SessionLoader } from './session-loader';

type Input = z.input<typeof reportChange>;
type Change = z.output<typeof reportChange>;
const { TextField } = fieldsOf<Input>();

/** Corrects a report with its reason; attachments can be removed. */
export function EditReportScreen() {
  return (
    <SessionLoader id={useIdParam('sessionId')} title={m.editReport}>
      {(session) => <EditReport key={session.id} session={session} />}
    </SessionLoader>
  );
}

function EditReport({ session }: { session: TreatmentSession }) {
  const { display: planAddress } = usePlanAddresses();
  const { read, write } = useSessionAddresses();
  const plan = session.treatment_plan;
  const hasReport = session.reported_at !== null;
  const back =
    read && hasReport
      ? { to: read.report(session.id), label: m.backToReport }
      : { to: planAddress(plan.id), label: m.backToPlan };
  const register = write && <ButtonLink to={write.create(session.id)}>{m.addReport}</ButtonLink>;
  return (
    <Screen
      title={m.editReport}
      hint={m.ofPlan(formatText(plan.patient.full_name), formatText(session.session_title))}
      back={back}
      width="narrow"
    >
      {isHidden(session) && (
        <EmptyView icon="no-access" title={m.hiddenReport} hint={m.hiddenReportHint} />
      )}
      {hasReport && !isHidden(session) && <ReportForm session={session} back={back.to} />}
      {!hasReport && <EmptyView icon="file" title={clinicalTexts.noReport} action={register} />}
    </Screen>
  );
}

function ReportForm({ session, back }: { session: TreatmentSession; back: string }) {
  const amend = useAmendReport();
  const navigate = useNavigate();
  const { mutate } = sessions.useOne(session.id);
  const { id, version, report, report_attachment } = session;
  const stored = useMemo(
    () => ({ id, version, report, report_attachment: report_attachment.join(',') }),
    [id, version, report, report_attachment],
  );

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
      draft={`session-report-change-${id}`}
      onSubmit={save}
    >
      <ReportInputs />
      <TextField name="reason" label={m.reason} hint={m.reasonHint} wide />
    </Form>
  );
}
