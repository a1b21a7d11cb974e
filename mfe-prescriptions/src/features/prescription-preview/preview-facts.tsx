import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { Status } from '@ziba/shared/domain/status/status';
import { formatDateTime } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { Avatar } from '@ziba/shared/ui/controls/avatar';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList, type Fact } from '@ziba/shared/ui/views/fact-list';
import styled from 'styled-components';
import { PatientName } from '../../widgets/patient-name';
import { m } from './messages';
import { isPharmacy, prescriptionState, subjectOf } from './prescription-state';

const { facts: labels } = m;

/** Patient, badge, subject, appointment and doctor of a prescription. */
export function PreviewFacts({ prescription }: { prescription: Transcription }) {
  const { patient, doctor, status } = prescription;
  const pictures = [patient.avatar_image, doctor?.profile.avatar].filter(isName);
  const urls = useFileUrls(pictures);
  return (
    <Card>
      <Head>
        <Avatar name={patient.full_name} src={urls[patient.avatar_image ?? '']} size={48} />
        <PatientName patient={patient} />
        <Status of={isPharmacy(prescription) ? 'pharmacy' : 'surgery'} value={status} />
      </Head>
      {doctor && (
        <Head>
          <Avatar name={doctor.profile.fullName} src={urls[doctor.profile.avatar ?? '']} />
          <span>
            <b>{formatText(doctor.profile.fullName)}</b> <small>{aboutDoctor(doctor)}</small>
          </span>
        </Head>
      )}
      <FactList facts={[...factsOf(prescription), ...onlyWith(prescription)]} />
    </Card>
  );
}

/** The specialization, and the main service after it. */
const aboutDoctor = ({ specialization, main_service }: NonNullable<Transcription['doctor']>) =>
  [specialization, main_service].flatMap((text) => formatText(text) || []).join('، ');

const isName = (name: string | null | undefined): name is string => Boolean(name);

function factsOf(prescription: Transcription): Fact[] {
  const { appointment, created_at } = prescription;
  return [
    { label: labels.subject, value: subjectOf(prescription) },
    {
      label: labels.code,
      value: appointment && <Ltr>{toPersianDigits(appointment.appointment_code)}</Ltr>,
    },
    { label: labels.time, value: formatDateTime(appointment?.appointment_datetime) },
    { label: labels.state, value: m.states[prescriptionState(prescription)] },
    { label: labels.written, value: formatDateTime(created_at) },
  ];
}

/** The facts that most prescriptions do not have. */
function onlyWith(prescription: Transcription): Fact[] {
  const { operation_date, service, off_time_reason, canceled_reason, fee, tracking_code } =
    prescription;
  return [
    { label: labels.service, value: formatText(service?.title) },
    { label: labels.operation, value: formatDateTime(operation_date) },
    {
      label: labels.trackingCode,
      value: tracking_code && <Ltr>{toPersianDigits(tracking_code)}</Ltr>,
    },
    { label: labels.offTime, value: formatText(off_time_reason) },
    { label: labels.canceledReason, value: formatText(canceled_reason) },
    {
      label: labels.payment,
      value: fee > 0 && <Status of="paid" value={prescription.payment_status} />,
    },
  ].filter(({ value }) => value);
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  margin-block-end: var(--space-4);

  small {
    color: var(--text-soft);
  }
`;
