import { toPersianDigits } from '@ziba/shared/format/digits';
import { Button } from '@ziba/shared/ui/controls/button';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { useEffect, useState } from 'react';
import { m } from './messages';

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));
const twoDigits = (value: number) => String(value).padStart(2, '0');
const clock = (seconds: number) =>
  toPersianDigits(`${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`);

interface Props {
  /** Milliseconds since 1970. */
  resendAt: number;
  busy: boolean;
  onResend: () => void;
}

/**
 * Counts down in mm:ss; at 00:00 it becomes the button that sends another code (text 1 §4). Give it
 * `resendAt` as its key: another wait is another clock.
 */
export function ResendCode({ resendAt, busy, onResend }: Props) {
  const [seconds, setSeconds] = useState(() => secondsUntil(resendAt));

  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(resendAt)), 1000);
    return () => clearInterval(timer);
  }, [resendAt]);

  if (seconds > 0) {
    return (
      <p>
        {m.code.resendIn} <Ltr>{clock(seconds)}</Ltr>
      </p>
    );
  }
  return (
    <Button tone="secondary" busy={busy} onClick={onResend}>
      {m.code.resend}
    </Button>
  );
}
