import { toPersianDigits } from '@ziba/shared/format/digits';
import { Button } from '@ziba/shared/ui/controls/button';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { useCountdown } from '@ziba/shared/ui/controls/use-countdown';
import styled from 'styled-components';
import { m } from './messages';
import { useResetCode, type ResetCode } from './use-reset-code';

interface Props {
  /** The user whose password is to be changed. */
  userId: number;
}

/**
 * Sends the code to the phone of the signed-in user. Then it counts down the time that the code is valid, as the
 * server says, and offers another code when that is over. After a reload the countdown goes on.
 */
export function CodeSender({ userId }: Props) {
  const { code, isSending, failure, send } = useResetCode(userId);
  return (
    <Frame>
      <div role="status">
        {code ? (
          <>
            {m.sent} <Ltr>{toPersianDigits(code.phoneNumber)}</Ltr>
          </>
        ) : (
          m.sendHint
        )}
      </div>
      {code && <Remaining expiresAt={code.expiresAt} />}
      {code !== undefined && (
        <SendButton code={code} isSending={isSending} onSend={() => void send()} />
      )}
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
  code: ResetCode | null;
  isSending: boolean;
  onSend: () => void;
}

/** Missing while the server would refuse another code. */
function SendButton({ code, isSending, onSend }: ButtonProps) {
  const wait = useCountdown(code?.resendAt ?? 0);
  if (wait > 0) return null;
  return (
    <Button icon="message" busy={isSending} onClick={onSend}>
      {code ? m.sendAgain : m.send}
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
