import { clinicalTexts, reportChange } from '@ziba/shared/contracts/clinical';
import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { ButtonLink } from '@ziba/shared/ui/button-link';
import { fieldsOf, Form } from '@ziba/shared/ui/form';
import { Screen } from '@ziba/shared/ui/screen';
import { EmptyView } from '@ziba/shared/ui/state-views';
import { toast } from '@ziba/shared/ui/toast';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { usePlanAddress } from '../treatment-plans/treatment-plans.api';
import { m } from './messages';
import { ReportInputs } from './report-inputs';
import { SessionLoader } from './session-loader';
import { useAmendReport, useSessionLinks } from './treatment-sessions.api';

type Input = z.input<typeof reportChange>;
const { TextField } = fieldsOf<Input>();

/** Corrects a report with its reason; attachments can be taken away (text 2 §2.12, beyond F14). */
export function EditReportScreen() {
  return (
    <SessionLoader id={useIdParam('sessionId')} title={m.editReport}>
      {(session) => <EditReport key={session.id} session={session} />}
    </SessionLoader>
  );
}

function EditReport({ session }: { session: TreatmentSession }) {
  const planAddress = usePlanAddress();
  const { read, write } = useSessionLinks();
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
      {hasReport ? (
        <ReportForm session={session} back={back.to} />
      ) : (
        <EmptyView icon="file" title={clinicalTexts.noReport} action={register} />
      )}
    </Screen>
  );
}

function ReportForm({ session, back }: { session: TreatmentSession; back: string }) {
  const amend = useAmendReport();
  const navigate = useNavigate();
  const { id, report, report_attachment } = session;

  const save = async (change: z.output<typeof reportChange>) => {
    await amend(id, change);
    toast.success(m.amended);
    await navigate(back, { replace: true });
  };

  return (
    <Form
      schema={reportChange}
      stored={{ report, report_attachment: report_attachment.join(',') }}
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
