import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { formatLongDay, formatTime } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { FactList, type Fact } from '@ziba/shared/ui/views/fact-list';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import type { MenuItem } from '@ziba/shared/ui/overlays/menu-entry';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import styled from 'styled-components';
import { serviceTitle } from '../../../data/service-title';
import type { DialogKind } from '../../../widgets/appointment-actions/appointment-dialog';
import { useAppointmentMenuEntries } from '../../../widgets/appointment-actions/use-appointment-menu-entries';
import { PatientName } from '../../../widgets/patient-name';
import { OffTimeMark } from '@ziba/shared/domain/off-time-mark';
import { m } from '../messages';
import { stateOf } from './item-look';

interface Props {
  appointment: AppointmentDetails;
  /** Called for an action that needs a dialog of its own; this dialog is closed before. */
  onDialog: (kind: DialogKind) => void;
  onClose: () => void;
}

/** An appointment of the board with all its facts, and everything that can be done with it now. */
export function AppointmentFactsDialog({ appointment, onDialog, onClose }: Props) {
  return (
    <Dialog open title={serviceTitle(appointment)} onClose={onClose}>
      <Parts>
        <FactList facts={factsOf(appointment)} />
        <ActionButtons {...{ appointment, onDialog, onClose }} />
      </Parts>
    </Dialog>
  );
}

function factsOf(appointment: AppointmentDetails): Fact[] {
  const { client, doctor, start, end, appointment_code: code, off_time: offTime } = appointment;
  const { tone, icon, status } = stateOf(appointment);
  return [
    { label: m.facts.patient, value: <PatientName patient={client} /> },
    {
      label: m.facts.mobile,
      value: client.contact_number && <Ltr>{toPersianDigits(client.contact_number)}</Ltr>,
    },
    {
      label: m.facts.time,
      value: m.when(formatLongDay(start), m.span(formatTime(start), formatTime(end))),
    },
    ...(offTime ? [{ label: m.facts.attention, value: <OffTimeMark offTime={offTime} /> }] : []),
    { label: m.facts.doctor, value: formatText(doctor.profile.fullName) },
    { label: m.facts.status, value: <StatusBadge tone={tone} icon={icon} label={status} /> },
    { label: m.facts.code, value: <Ltr>{toPersianDigits(code)}</Ltr> },
  ];
}

/** A button or a link for each action that is allowed and possible now. */
function ActionButtons({ appointment, onDialog, onClose }: Props) {
  const actions = useAppointmentMenuEntries(appointment, onDialog).filter(
    (entry): entry is MenuItem => !!entry && entry !== 'separator' && entry.disabled === undefined,
  );
  return (
    <Actions role="group" aria-label={m.actions}>
      {actions.map(({ label, icon, to, onSelect }) =>
        to === undefined ? (
          <Button
            key={label}
            size="small"
            icon={icon}
            onClick={() => {
              onClose();
              onSelect?.();
            }}
          >
            {label}
          </Button>
        ) : (
          <ButtonLink key={label} size="small" icon={icon} to={to}>
            {label}
          </ButtonLink>
        ),
      )}
    </Actions>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-5);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
