import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { sessionStatus } from '@ziba/shared/contracts/treatment-sessions';
import { RequiredItems } from '@ziba/shared/domain/required-items';
import { PaymentSums } from '@ziba/shared/domain/payments/payment-sums';
import { Status } from '@ziba/shared/domain/status/status';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Card } from '@ziba/shared/ui/views/card';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { CopyCode } from '@ziba/shared/ui/views/copy-code';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { Screen } from '@ziba/shared/ui/views/screen';
import styled from 'styled-components';
import { usePlanAddresses } from '../../data/plan-addresses';
import { useSessionAddresses } from '../../data/session-addresses';
import { useMayReadCare } from '../../data/use-may-read-care';
import { payableSession } from '../../widgets/session-actions/payable-session';
import { PaymentActions } from '../../widgets/session-actions/payment-actions';
import { OffTimeMark } from '@ziba/shared/domain/off-time-mark';
import { m } from './messages';
import { PatientName } from '../../widgets/patient-name';
import { SessionLoader } from './session-loader';
import { sessionTime } from './session-time';

/** One session of a plan, with a link to its report. */
export function SessionScreen() {
  return (
    <SessionLoader id={useIdParam()} title={m.session}>
      {(session) => <Session session={session} />}
    </SessionLoader>
  );
}

function Session({ session }: { session: TreatmentSession }) {
  const { display: planAddress } = usePlanAddresses();
  const mayRead = useMayReadCare();
  const { treatment_plan: plan, session_description: description } = session;
  return (
    <Screen
      title={formatText(session.session_title)}
      hint={m.ofPlan(formatText(plan.patient.full_name), formatText(plan.title))}
      back={{ to: planAddress(plan.id), label: m.backToPlan }}
      actions={<ReportAction session={session} />}
    >
      <Card
        title={m.details}
        actions={
          <>
            <OffTimeMark offTime={session.off_time} />
            <Status of="session" value={session.status} />
          </>
        }
        hint={canceledHint(session)}
      >
        <FactList facts={factsOf(session)} />
      </Card>
      <Card title={m.payment} actions={<Status of="paid" value={session.payment_status} />}>
        <PaymentSums of={payableSession(session)} />
        <Row>
          <PaymentActions session={session} />
        </Row>
      </Card>
      <CardGrid min={20}>
        <Card title={m.items}>
          {session.required_items.length > 0 ? (
            <RequiredItems items={session.required_items} />
          ) : (
            <Quiet>{m.noItems}</Quiet>
          )}
        </Card>
        <Card title={m.description}>
          {description ? (
            <Text dir="auto">{formatText(description)}</Text>
          ) : (
            <Quiet>{mayRead ? m.noDescription : m.hiddenText}</Quiet>
          )}
        </Card>
      </CardGrid>
    </Screen>
  );
}

function canceledHint({ status, canceled_reason }: TreatmentSession) {
  if (status !== sessionStatus.canceled) return undefined;
  return canceled_reason ? m.canceledReason(formatText(canceled_reason)) : m.canceled;
}

function factsOf(session: TreatmentSession) {
  const { treatment_plan: plan, estimated_duration: duration } = session;
  return [
    { label: m.facts.patient, value: <PatientName patient={plan.patient} /> },
    { label: m.facts.doctor, value: formatText(plan.doctor?.profile.fullName) },
    {
      label: m.facts.appointmentCode,
      value: plan.appointment_code && (
        <CopyCode code={plan.appointment_code} shown={toPersianDigits(plan.appointment_code)} />
      ),
    },
    { label: m.facts.time, value: sessionTime(session) },
    { label: m.facts.service, value: formatText(session.service_type) },
    { label: m.facts.location, value: formatText(session.service_location) },
    { label: m.facts.duration, value: duration === null ? null : m.hours(formatNumber(duration)) },
    { label: m.facts.cost, value: formatToman(session.service_cost) },
  ];
}

/** The link that registers the report, or shows the existing one. */
function ReportAction({ session }: { session: TreatmentSession }) {
  const { read, write } = useSessionAddresses();
  const isDone = session.status === sessionStatus.done || session.reported_at !== null;
  if (isDone) {
    return (
      read && (
        <ButtonLink icon="file" tone="primary" to={read.report(session.id)}>
          {m.viewReport}
        </ButtonLink>
      )
    );
  }
  if (!write || session.status === sessionStatus.canceled) return null;
  return (
    <ButtonLink icon="file" tone="primary" to={write.create(session.id)}>
      {m.addReport}
    </ButtonLink>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Text = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Quiet = styled.p`
  color: var(--text-soft);
`;
