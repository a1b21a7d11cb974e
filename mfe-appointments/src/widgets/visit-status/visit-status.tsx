import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { visitStateOf } from '@ziba/shared/contracts/visit-states';
import { Status } from '@ziba/shared/domain/status/status';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import styled from 'styled-components';

// Few rows have the mark, and the first rows of the dashboard must not wait for its code.
const OffTimeMark = lazyPart(
  async () => (await import('@ziba/shared/domain/off-time-mark')).OffTimeMark,
);

interface Props {
  appointment: Pick<AppointmentDetails, 'status' | 'off_time'> &
    Partial<Pick<AppointmentDetails, 'arrived_at'>>;
}

/** The status of an appointment in a list, with the mark of one whose doctor does not work at that time. */
export function VisitStatus({ appointment }: Props) {
  const { off_time } = appointment;
  return (
    <Badges>
      <Status of="appointment" value={visitStateOf(appointment)} />
      {off_time && <OffTimeMark offTime={off_time} />}
    </Badges>
  );
}

const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;
