import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { formatDateTime } from '@ziba/shared/format/date';
import { codeText } from '@ziba/shared/contracts/code-text';
import { identityLabel } from '@ziba/shared/contracts/identity-label';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { m } from './messages';

interface Props {
  appointment: Pick<
    AppointmentDetails,
    'client' | 'doctor' | 'appointment_code' | 'appointment_datetime' | 'service'
  >;
  /** Called when the user wants another appointment; without it, the appointment stays. */
  onChange?: () => void;
}

/** The chosen appointment: its patient, doctor, code, time and service, none of which can be edited here. */
export function AppointmentCard({ appointment, onChange }: Props) {
  const { client, doctor, appointment_code, appointment_datetime, service } = appointment;
  const facts = [
    { label: m.facts.patient, value: formatText(client.full_name) },
    {
      label: identityLabel(client.national_code),
      value: <Ltr>{codeText(client.national_code)}</Ltr>,
    },
    { label: m.facts.doctor, value: formatText(doctor.profile.fullName) },
    { label: m.facts.code, value: <Ltr>{toPersianDigits(appointment_code)}</Ltr> },
    { label: m.facts.time, value: formatDateTime(appointment_datetime) },
    { label: m.facts.service, value: formatText(service?.title) },
  ];
  const change = onChange && (
    <Button size="small" icon="edit" aria-label={m.changeOf} onClick={onChange}>
      {m.change}
    </Button>
  );
  return (
    <Card title={m.title} actions={change}>
      <FactList facts={facts} />
    </Card>
  );
}
