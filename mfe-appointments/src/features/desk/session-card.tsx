import * as addresses from '@ziba/shared/contracts/addresses';
import { sessionStatus, type TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { Status } from '@ziba/shared/domain/status/status';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { mayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { OffTimeMark } from '@ziba/shared/domain/off-time-mark';
import { PatientName } from '../../widgets/patient-name';
import { m } from './messages';
import { Body, Card, Foot } from './visit-card.styles';

interface Props {
  session: TreatmentSession;
}

/** The card of a session of a treatment plan that takes place today. */
export function SessionCard({ session }: Props) {
  const { id, ordinal, time, session_title, service_type, status, treatment_plan } = session;
  const { patient, doctor } = treatment_plan;
  const name = formatText(patient.full_name);
  const what = formatText(service_type ?? session_title);
  return (
    <Card data-over={status !== sessionStatus.planned || undefined}>
      <time dateTime={time ?? undefined}>{time ? toPersianDigits(time) : m.nothing}</time>
      <Body>
        <b>
          <PatientName patient={patient} />
        </b>
        <span>{doctor ? m.with(what, formatText(doctor.profile.fullName)) : what}</span>
      </Body>
      <Foot>
        <StatusBadge tone="neutral" icon="file" label={m.session(toPersianDigits(ordinal))} />
        <Status of="session" value={status} />
        <OffTimeMark offTime={session.off_time} />
        {mayOpen(addresses.planAddresses('appointments').session(id)) && (
          <ButtonLink
            size="small"
            tone="quiet"
            icon="show"
            to={addresses.planAddresses('appointments').session(id)}
            aria-label={m.openSession(name)}
          >
            {m.view}
          </ButtonLink>
        )}
      </Foot>
    </Card>
  );
}
