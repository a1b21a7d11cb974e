import { toPersianDigits } from '@ziba/shared/format/digits';
import { Button } from '@ziba/shared/ui/controls/button';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { useCountdown } from '@ziba/shared/ui/controls/use-countdown';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  /** When the hold ends; milliseconds since 1970. */
  until: number;
  /** Whether the hold is renewed before it ends, for users who cannot see the countdown. */
  isKept: boolean;
  onRenew: () => void;
}

/** `4:05`, in Persian digits. */
const clockOf = (seconds: number) =>
  toPersianDigits(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);

/** The remaining seconds from which on the countdown is highlighted and announced once. */
const urgentSeconds = 60;
/** Seconds between two attempts to renew the hold. */
const retrySeconds = 15;

/** Counts down the time for which the hold still lasts, in seconds. */
export function HoldCountdown({ until, isKept, onRenew }: Props) {
  const remaining = useCountdown(until);
  const renew = useEffectEvent(onRenew);
  // The attempt is repeated while the server does not answer.
  const attempt =
    isKept && remaining <= urgentSeconds ? Math.ceil(remaining / retrySeconds) : undefined;
  useEffect(() => {
    if (attempt !== undefined) renew();
  }, [attempt]);

  if (remaining === 0) {
    return (
      <Line role="alert" data-over>
        <Icon name="warning" size={16} />
        {m.holdOver}
        <Button size="small" icon="retry" onClick={onRenew}>
          {m.holdAgain}
        </Button>
      </Line>
    );
  }
  return (
    <Line data-pressing={remaining <= urgentSeconds || undefined}>
      <Icon name="clock" size={16} />
      <span>
        {m.heldFor} <b role="timer">{clockOf(remaining)}</b>
      </span>
      <span role="status" className="visually-hidden">
        {remaining <= urgentSeconds && m.holdEnds}
      </span>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  color: var(--text-soft);
  font-size: var(--size-s);

  b {
    color: var(--text);
    font-variant-numeric: tabular-nums;
  }
  &:is([data-pressing], [data-over]),
  &[data-pressing] b {
    color: var(--warning);
  }
`;
