import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** Reads again. */
  onRetry: () => Promise<unknown>;
  /** What could not be read. */
  children: ReactNode;
}

/** One line that says that a helpful part of a form could not be read, with another try; the form works without it. */
export function UnreadNote({ onRetry, children }: Props) {
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    // If it fails again, the note stays.
    await onRetry().catch(() => undefined);
    setBusy(false);
  };
  return (
    <Line role="alert">
      <Icon name="warning" size={16} />
      <span>{children}</span>
      <Button size="small" icon="retry" busy={isBusy} onClick={() => void retry()}>
        {common.tryAgain}
      </Button>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  color: var(--warning);
`;
