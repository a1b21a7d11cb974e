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
  /** Renews it before it runs out: somebody is at work who cannot see the countdown. */
  isKept: boolean;
  onRenew: () => void;
}

/** `4:05`, in Persian digits. */
const clockOf = (seconds: number) =>
  toPersianDigits(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);

/** From here on it is pressing, and said aloud once. */
const pressing = 60;
/** Seconds between two attempts to renew it. */
const retryAfter = 15;

/** How long the time is still kept for whoever fills the form, second by second. */
export function HoldCountdown({ until, isKept, onRenew }: Props) {
  const left = useCountdown(until);
  const renew = useEffectEvent(onRenew);
  // Tried again while the server does not answer.
  const attempt = isKept && left <= pressing ? Math.ceil(left / retryAfter) : undefined;
  useEffect(() => {
    if (attempt !== undefined) renew();
  }, [attempt]);

  if (left === 0) {
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
    <Line data-pressing={left <= pressing || undefined}>
      <Icon name="clock" size={16} />
      <span>
        {m.heldFor} <b role="timer">{clockOf(left)}</b>
      </span>
      <span role="status" className="visually-hidden">
        {left <= pressing && m.holdEnds}
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
