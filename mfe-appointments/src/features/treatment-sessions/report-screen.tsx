import { sessionStatus, type TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { ReportContent } from '@ziba/shared/domain/reports/report-content';
import { Status } from '@ziba/shared/domain/status/status';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import { usePlanAddresses } from '../../data/plan-addresses';
import { useReportVersions } from '../../data/session-reports.api';
import { AddImagesDialog } from './add-images-dialog';
import { m } from './messages';
import { PatientName } from '../../widgets/patient-name';
import { isHidden } from './is-hidden';
import { SessionLoader } from './session-loader';
import { sessionTime } from './session-time';
import { useSessionAddresses } from '../../data/session-addresses';
import { useSessionParam } from './use-session-param';

/** The report of a session: date, subject, text, pictures, payment badge. */
export function ReportScreen() {
  return (
    <SessionLoader id={useSessionParam()} title={m.report}>
      {(session) => <Report session={session} />}
    </SessionLoader>
  );
}

function Report({ session }: { session: TreatmentSession }) {
  const { display: planAddress } = usePlanAddresses();
  const { treatment_plan: plan } = session;
  const hasReport = session.reported_at !== null;
  return (
    <Screen
      title={m.report}
      hint={m.ofPlan(formatText(plan.patient.full_name), formatText(plan.title))}
      back={{ to: planAddress(plan.id), label: m.backToPlan }}
      actions={hasReport && !isHidden(session) && <ReportActions session={session} />}
    >
      <Card
        title={formatText(session.session_title)}
        actions={<Status of="paid" value={session.payment_status} />}
      >
        <FactList facts={factsOf(session)} />
      </Card>
      {isHidden(session) && (
        <EmptyView icon="no-access" title={m.hiddenReport} hint={m.hiddenReportHint} />
      )}
      {hasReport && !isHidden(session) && <Content session={session} />}
      {!hasReport && <NoReport session={session} />}
    </Screen>
  );
}

function factsOf(session: TreatmentSession) {
  const { treatment_plan: plan } = session;
  return [
    { label: m.facts.date, value: sessionTime(session) },
    { label: m.facts.subject, value: formatText(session.service_type) },
    { label: m.facts.patient, value: <PatientName patient={plan.patient} /> },
    { label: m.facts.doctor, value: formatText(plan.doctor?.profile.fullName) },
    { label: m.facts.status, value: <Status of="session" value={session.status} /> },
    { label: m.facts.reportedAt, value: formatDateTime(session.reported_at) },
  ];
}

function ReportActions({ session }: { session: TreatmentSession }) {
  const { write } = useSessionAddresses();
  const [isAdding, setAdding] = useState(false);
  if (!write) return null;
  return (
    <>
      <Button icon="camera" aria-haspopup="dialog" onClick={() => setAdding(true)}>
        {m.addImage}
      </Button>
      <ButtonLink icon="edit" to={write.edit(session.id)}>
        {m.change}
      </ButtonLink>
      {isAdding && <AddImagesDialog session={session} onClose={() => setAdding(false)} />}
    </>
  );
}

function Content({ session }: { session: TreatmentSession }) {
  const versions = useReportVersions(session.id);
  return (
    <ReportContent report={session} name={formatText(session.session_title)} versions={versions} />
  );
}

function NoReport({ session }: { session: TreatmentSession }) {
  const { write } = useSessionAddresses();
  const mayWrite = write && session.status !== sessionStatus.canceled;
  return (
    <EmptyView
      icon="file"
      title={m.noReport}
      hint={m.noReportHint}
      action={
        mayWrite && (
          <ButtonLink icon="file" tone="primary" to={write.create(session.id)}>
            {m.addReport}
          </ButtonLink>
        )
      }
    />
  );
}
