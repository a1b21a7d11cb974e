import type { Session } from '@ziba/shared/session/session-store';
import { Button } from '@ziba/shared/ui/controls/button';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useCountdown } from '@ziba/shared/ui/controls/use-countdown';
import { useState } from 'react';
import styled from 'styled-components';
import { m } from '../messages';
import { clockText, dangerUnder, renewableUnder, announcedMoment } from './time-left';

const RenewSession = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "rare" */ '../renewal/renew-session')).RenewSession,
);

interface Props {
  session: Session;
}

/**
 * Shows the time that is left of the session, every second. Screen readers announce it at two minutes,
 * one minute and half a minute. Near the end a button renews the session.
 */
export function SessionCountdown({ session }: Props) {
  const [renewing, setRenewing] = useState(false);
  const seconds = useCountdown(Date.parse(session.expiresAt));
  const moment = announcedMoment(seconds);
  return (
    <>
      <Time
        role="timer"
        aria-label={m.countdown.label}
        title={m.countdown.label}
        data-soon={seconds < dangerUnder || undefined}
      >
        <Icon name="clock" size={16} />
        {clockText(seconds)}
      </Time>
      <span role="status" className="visually-hidden">
        {moment === null ? '' : m.countdown.soon(m.countdown.moments[moment])}
      </span>
      {seconds <= renewableUnder && (
        <Button size="small" onClick={() => setRenewing(true)}>
          {m.countdown.renew}
        </Button>
      )}

      {renewing && <RenewSession session={session} onClose={() => setRenewing(false)} />}
    </>
  );
}

const Time = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  padding: 0.125rem var(--space-2);
  border-radius: var(--radius-full);
  color: var(--text-soft);
  font-variant-numeric: tabular-nums;
  font-size: var(--size-s);

  &[data-soon] {
    background: var(--danger-soft);
    color: var(--danger);
    font-weight: 650;
  }
`;
