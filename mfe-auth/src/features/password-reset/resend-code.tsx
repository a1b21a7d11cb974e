import { toPersianDigits } from '@ziba/shared/format/digits';
import { Button } from '@ziba/shared/ui/controls/button';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { useCountdown } from '@ziba/shared/ui/controls/use-countdown';
import { m } from './messages';

const twoDigits = (value: number) => String(value).padStart(2, '0');
const clock = (seconds: number) =>
  toPersianDigits(`${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`);

interface Props {
  /** Milliseconds since 1970. */
  resendAt: number;
  busy: boolean;
  onResend: () => void;
}

/** A countdown in mm:ss. At 00:00 a button replaces it that sends another code. */
export function ResendCode({ resendAt, busy, onResend }: Props) {
  const seconds = useCountdown(resendAt);

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
