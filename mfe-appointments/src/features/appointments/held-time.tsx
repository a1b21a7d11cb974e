import type { DeskBookingValues } from '@ziba/shared/contracts/appointment-booking';
import type { StaffUser } from '@ziba/shared/contracts/users';
import { ErrorView } from '@ziba/shared/ui/views/state-views';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { ChangeTimeDialog } from './change-time-dialog';
import { HoldCountdown } from './hold-countdown';
import { m } from './messages';
import { isAboutTime, TakenNotice } from './taken-notice';
import { TimePanel } from './time-panel';
import { useHold } from './use-hold';

interface Props {
  doctor: StaffUser;
  /** ISO 8601. */
  start: string;
  /** Whether the appointment was sent and not refused. Then its time is neither held nor released. */
  isSent: () => boolean;
  /** Whether the hold is renewed before it ends. */
  isKept: boolean;
  /** Whether the dialog that chooses another time is open. */
  isChanging: boolean;
  onChanging: (isChanging: boolean) => void;
  onMove: (start: string) => void;
}

/** The time that is being booked, kept for this user as long as the chosen service takes. */
export function HeldTime(props: Props) {
  const { doctor, start, isSent, isKept, isChanging, onChanging } = props;
  const { clearErrors } = useFormContext<DeskBookingValues>();
  const [service, minutes] = useWatch<DeskBookingValues, ['service_id', 'duration']>({
    name: ['service_id', 'duration'],
  });
  const serviceId = service ? Number(service) : undefined;
  const duration = minutes ? Number(minutes) : undefined;
  const { hold, error, until, renew, takeOver } = useHold(
    { doctorId: doctor.id, start, serviceId, duration },
    isSent,
  );

  const move = (next: string) => {
    // The message at the end of the form is about the previous time.
    clearErrors('root');
    props.onMove(next);
  };

  return (
    <TimePanel doctor={doctor} start={start} end={hold?.end} onChange={() => onChanging(true)}>
      {!error && (
        <HoldState role="group" aria-label={m.hold}>
          {hold ? (
            <HoldCountdown until={until} isKept={isKept} onRenew={renew} />
          ) : (
            <small role="status">{m.holding}</small>
          )}
        </HoldState>
      )}
      {error && isAboutTime(error) && (
        <TakenNotice
          error={error}
          onChoose={props.onMove}
          onOther={() => onChanging(true)}
          onTakeOver={takeOver}
        />
      )}
      {error && !isAboutTime(error) && <ErrorView error={error} onRetry={renew} />}
      {isChanging && (
        <ChangeTimeDialog
          doctorId={doctor.id}
          {...{ serviceId, duration, start }}
          onChoose={move}
          onClose={() => onChanging(false)}
        />
      )}
    </TimePanel>
  );
}

/** Reserves the height of its highest content (a button), so that nothing below moves. */
const HoldState = styled.div`
  display: grid;
  align-items: center;
  min-block-size: var(--control-s);
`;
