import { clinicalTexts } from '@ziba/shared/contracts/clinical';
import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { ReportChangeForm } from '@ziba/shared/domain/reports/report-change-form';
import { formatText } from '@ziba/shared/format/text';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { usePlanAddresses } from '../../data/plan-addresses';
import { useSessionAddresses } from '../../data/session-addresses';
import { useAmendReport } from '../../data/session-reports.api';
import { sessions } from '../../data/treatment-sessions.api';
import { isHidden } from './is-hidden';
import { m } from './messages';
import { SessionLoader } from './session-loader';

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
  const { mutate } = sessions.useOne(session.id);
  return (
    <ReportChangeForm
      record={session}
      reload={mutate}
      {...{ amend, back }}
      draft={`session-report-change-${session.id}`}
    />
  );
}
