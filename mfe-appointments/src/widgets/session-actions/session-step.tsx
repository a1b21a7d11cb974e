import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { useState } from 'react';
import styled from 'styled-components';
import { m } from './messages';
import { SessionPaymentDialog, type PaymentDialogKind } from './session-payment-dialog';
import { useSessionEntries } from './use-session-entries';

/**
 * The main action of a session in its row, as a button; nothing where none is possible. Its name ends with
 * the title of the session, because every row has one.
 */
export function SessionStep({ session }: { session: TreatmentSession }) {
  const [open, setOpen] = useState<PaymentDialogKind | null>(null);
  const { main } = useSessionEntries(session, setOpen);
  const common = main && {
    icon: main.icon,
    size: 'small' as const,
    'aria-label': m.of(main.label, formatText(session.session_title)),
  };
  return (
    <>
      {main?.to !== undefined && (
        <StepLink {...common} to={main.to}>
          {main.label}
        </StepLink>
      )}
      {main?.onSelect && (
        <Step {...common} aria-haspopup="dialog" onClick={() => void main.onSelect?.()}>
          {main.label}
        </Step>
      )}
      <SessionPaymentDialog kind={open} session={session} onClose={() => setOpen(null)} />
    </>
  );
}

/** On one line, however narrow its column is. */
const Step = styled(Button)`
  white-space: nowrap;
`;

const StepLink = styled(ButtonLink)`
  white-space: nowrap;
`;
