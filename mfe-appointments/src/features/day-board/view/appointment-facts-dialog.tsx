import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { formatLongDay, formatTime } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import type { MenuItem } from '@ziba/shared/ui/overlays/menu-entry';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import styled from 'styled-components';
import { serviceTitle } from '../../../data/service-title';
import type { DialogKind } from '../../../widgets/appointment-actions/appointment-dialog';
import { useAppointmentMenuEntries } from '../../../widgets/appointment-actions/use-appointment-menu-entries';
import { OffTimeMark } from '../../../widgets/visit-status/off-time-mark';
import { m } from '../messages';
import { stateOf } from './item-look';

interface Props {
  appointment: AppointmentDetails;
  /** An action that asks something first; this dialog is closed by then. */
  onDialog: (kind: DialogKind) => void;
  onClose: () => void;
}

/** What stands on the board, in full, with everything that can be done with it now. */
export function AppointmentFactsDialog({ appointment, onDialog, onClose }: Props) {
  const { client, doctor, start, end, appointment_code: code } = appointment;
  const actions = useAppointmentMenuEntries(appointment, onDialog).filter(
    (entry): entry is MenuItem => !!entry && entry !== 'separator' && entry.disabled === undefined,
  );
  const { tone, icon, status } = stateOf(appointment);

  return (
    <Dialog open title={formatText(client.full_name)} onClose={onClose}>
      <Parts>
        <FactList
          facts={[
            {
              label: m.facts.time,
              value: m.when(formatLongDay(start), m.span(formatTime(start), formatTime(end))),
            },
            ...(appointment.off_time
              ? [
                  {
                    label: m.facts.attention,
                    value: <OffTimeMark offTime={appointment.off_time} />,
                  },
                ]
              : []),
            { label: m.facts.doctor, value: formatText(doctor.profile.fullName) },
            { label: m.facts.service, value: serviceTitle(appointment) },
            {
              label: m.facts.status,
              value: <StatusBadge tone={tone} icon={icon} label={status} />,
            },
            {
              label: m.facts.mobile,
              value: client.contact_number && <Ltr>{toPersianDigits(client.contact_number)}</Ltr>,
            },
            { label: m.facts.code, value: <Ltr>{toPersianDigits(code)}</Ltr> },
          ]}
        />
        <Actions role="group" aria-label={m.actions}>
          {actions.map(({ label, icon: drawing, to, onSelect }) =>
            to === undefined ? (
              <Button
                key={label}
                size="small"
                icon={drawing}
                onClick={() => {
                  onClose();
                  onSelect?.();
                }}
              >
                {label}
              </Button>
            ) : (
              <ButtonLink key={label} size="small" icon={drawing} to={to}>
                {label}
              </ButtonLink>
            ),
          )}
        </Actions>
      </Parts>
    </Dialog>
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
