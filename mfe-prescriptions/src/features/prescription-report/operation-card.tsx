import { useFileUrls } from '@ziba/shared/api/use-file-urls';
import * as addresses from '@ziba/shared/contracts/addresses';
import { packageTypeLabels } from '@ziba/shared/contracts/appointment-texts';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { RequiredItems } from '@ziba/shared/domain/required-items';
import { formatDateTime } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { usePatientFileAddress } from '@ziba/shared/session/use-patient-file-address';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { Avatar } from '@ziba/shared/ui/controls/avatar';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  operation: Transcription;
}

/** What the report is about: patient, service, appointment, doctor, and the notes of the doctor. */
export function OperationCard({ operation }: Props) {
  const { plan_notes, description, appointment } = operation;
  const notes = plan_notes || description || appointment?.description;
  return (
    <Card>
      <Parts>
        <Head operation={operation} />
        <FactList facts={factsOf(operation)} />
        <Links operation={operation} />
        <div>
          <h2>{m.notes}</h2>
          <Notes dir="auto">{notes ? formatText(notes) : m.noNotes}</Notes>
        </div>
      </Parts>
    </Card>
  );
}

function Head({ operation: { patient, service, appointment } }: Props) {
  const urls = useFileUrls(patient.avatar_image ?? '');
  const picture = patient.avatar_image ? urls[patient.avatar_image] : undefined;
  return (
    <Who>
      <Avatar name={patient.full_name} src={picture} size={48} />
      <div>
        <b>{formatText(patient.full_name)}</b>
        <span>
          {m.serviceOf(
            formatText(service?.title ?? appointment?.service?.title),
            packageLabel(appointment?.package_type),
          )}
        </span>
      </div>
    </Who>
  );
}

/** The label of a package type; a visit when it is missing. */
const packageLabel = (type = 'visit') =>
  (packageTypeLabels as Readonly<Record<string, string>>)[type] ?? type;

function factsOf({ doctor, operation_topic, operation_date, items }: Transcription) {
  return [
    { label: m.facts.doctor, value: formatText(doctor?.profile.fullName) },
    { label: m.facts.topic, value: formatText(operation_topic) },
    { label: m.facts.when, value: formatDateTime(operation_date) },
    { label: m.facts.items, value: items.length > 0 && <RequiredItems items={items} /> },
  ].filter(({ value }) => value !== false);
}

/** The ways to the receipt of the appointment, to the patient file and to a new appointment, as the rights allow. */
function Links({ operation: { appointment, patient } }: Props) {
  const receipt = appointment && addresses.receipt(appointment.id);
  const mayOpenReceipt = useMayOpen(receipt ?? '');
  const file = usePatientFileAddress(patient.id);
  const booking = addresses.bookingFor(patient.id);
  const mayBook = useMayOpen(booking);
  const code = toPersianDigits(appointment?.appointment_code ?? '');
  return (
    <Row>
      {receipt && mayOpenReceipt && (
        <ButtonLink icon="receipt" size="small" to={receipt} aria-label={m.receiptOf(code)}>
          <Ltr>{code}</Ltr>
        </ButtonLink>
      )}
      {receipt && !mayOpenReceipt && (
        <span>
          {m.facts.code} <Ltr>{code}</Ltr>
        </span>
      )}
      {file && (
        <ButtonLink icon="file" size="small" to={file}>
          {m.toFile}
        </ButtonLink>
      )}
      {mayBook && (
        <ButtonLink icon="calendar" size="small" to={booking}>
          {m.newAppointment}
        </ButtonLink>
      )}
    </Row>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);

  > div {
    display: grid;
    min-inline-size: 0;
  }
  span {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

const Notes = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
