import { errorMessage } from '@ziba/shared/api/api-error';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { Button } from '@ziba/shared/ui/controls/button';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { useCountdown } from '@ziba/shared/ui/controls/use-countdown';
import { useState } from 'react';
import styled from 'styled-components';
import { sendStaffResetCode } from '../../data/staff-user.api';
import { m } from './messages';

/** A code that was sent; moments are milliseconds since 1970, by this computer's clock. */
interface Sent {
  phoneNumber: string;
  expiresAt: number;
  resendAt: number;
}

interface Props {
  /** The user whose password is to be changed. */
  userId: number;
}

/**
 * Sends the code to the phone of the signed-in user. Then it counts down the time that the code is valid, as the
 * server says, and offers another code when that is over (text 3 §2, §9).
 */
export function CodeSender({ userId }: Props) {
  const [sent, setSent] = useState<Sent>();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const send = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      const { phoneNumber, expiresIn, resendAfter } = await sendStaffResetCode(userId);
      const now = Date.now();
      setSent({
        phoneNumber,
        expiresAt: now + expiresIn * 1000,
        resendAt: now + resendAfter * 1000,
      });
    } catch (error) {
      setFailure(errorMessage(error));
    }
    setSending(false);
  };

  return (
    <Frame>
      <div role="status">
        {sent ? (
          <>
            {m.sent} <Ltr>{toPersianDigits(sent.phoneNumber)}</Ltr>
          </>
        ) : (
          m.sendHint
        )}
      </div>
      {sent && <Remaining expiresAt={sent.expiresAt} />}
      <SendButton sent={sent} isSending={isSending} onSend={() => void send()} />
      {failure && <p role="alert">{failure}</p>}
    </Frame>
  );
}

/** The time that the code is still valid, as m:ss. */
function Remaining({ expiresAt }: { expiresAt: number }) {
  const seconds = useCountdown(expiresAt);
  if (seconds === 0) return <p role="status">{m.expired}</p>;
  return (
    <p role="timer">
      {m.validFor} <Ltr>{clock(seconds)}</Ltr>
    </p>
  );
}

const clock = (seconds: number) =>
  toPersianDigits(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);

interface ButtonProps {
  sent: Sent | undefined;
  isSending: boolean;
  onSend: () => void;
}

/** Missing while the server would refuse another code. */
function SendButton({ sent, isSending, onSend }: ButtonProps) {
  const wait = useCountdown(sent?.resendAt ?? 0);
  if (wait > 0) return null;
  return (
    <Button icon="message" busy={isSending} onClick={onSend}>
      {sent ? m.sendAgain : m.send}
    </Button>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--sunken);

  > [role='alert'] {
    flex-basis: 100%;
    color: var(--danger);
  }
`;
