import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { formatText } from '@ziba/shared/format/text';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { AppointmentCard } from '../appointment-choice/appointment-card';
import { m } from './messages';

/** Whose prescription it is: its appointment as a locked card, else patient and doctor. Neither can be edited. */
export function PrescriptionPeople({ prescription }: { prescription: Transcription }) {
  const { appointment, patient, doctor } = prescription;
  if (appointment) return <AppointmentCard appointment={appointment} />;
  const facts = [
    { label: m.patient, value: formatText(patient.full_name) },
    { label: m.doctor, value: formatText(doctor?.profile.fullName) },
  ];
  return (
    <Card title={m.people} hint={m.noAppointment}>
      <FactList facts={facts} />
    </Card>
  );
}
