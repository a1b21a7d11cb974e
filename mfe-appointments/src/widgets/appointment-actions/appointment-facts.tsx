import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { formatLongDay, formatTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { Icon } from '@ziba/shared/ui/controls/icon';
import styled from 'styled-components';
import { serviceTitle } from '../../data/service-title';
import { OffTimeMark } from '@ziba/shared/domain/off-time-mark';
import { m } from './messages';

interface Props {
  appointment: AppointmentDetails;
}

/** Names the appointment of a dialog: its time, service and doctor. */
export function AppointmentFacts({ appointment }: Props) {
  const { start, doctor, off_time } = appointment;
  const what = serviceTitle(appointment);
  return (
    <Lines>
      <Icon name="clock" />
      <b>{m.when(formatLongDay(start), formatTime(start))}</b>
      <span>{m.facts(what, formatText(doctor.profile.fullName))}</span>
      {off_time && (
        <span>
          <OffTimeMark offTime={off_time} />
        </span>
      )}
    </Lines>
  );
}

const Lines = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-2);
  align-items: center;

  > svg {
    color: var(--accent);
  }
  > span {
    grid-column: 2;
    color: var(--text-soft);
  }
`;
