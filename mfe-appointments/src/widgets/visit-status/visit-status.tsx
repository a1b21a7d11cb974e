import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { Status } from '@ziba/shared/domain/status/status';
import styled from 'styled-components';
import { OffTimeMark } from '@ziba/shared/domain/off-time-mark';

interface Props {
  appointment: Pick<AppointmentDetails, 'status' | 'off_time'>;
}

/** The status of an appointment in a list, with the mark of one whose doctor does not work at that time. */
export function VisitStatus({ appointment: { status, off_time } }: Props) {
  return (
    <Badges>
      <Status of="appointment" value={status} />
      <OffTimeMark offTime={off_time} />
    </Badges>
  );
}

const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;
