import { useState } from 'react';
import styled from 'styled-components';
import { common } from '../../messages';
import { Button } from '../controls/button';
import { Icon } from '../controls/icon';
import { m } from './messages';

interface Props {
  /** Loads the data again. */
  onRetry: () => unknown;
}

/**
 * Says that the content below could not be refreshed, with a retry button. If nothing was loaded yet, use ErrorView.
 */
export function StaleNotice({ onRetry }: Props) {
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await onRetry();
    } catch {
      // The notice stays: what is shown is still old.
    }
    setBusy(false);
  };
  return (
    <Line role="alert">
      <Icon name="warning" size={16} />
      <span>{m.stale}</span>
      <Button tone="quiet" size="small" icon="retry" busy={isBusy} onClick={() => void retry()}>
        {common.tryAgain}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-m);
  background: var(--warning-soft);
  color: var(--warning);
  font-size: var(--size-s);

  > svg {
    flex: none;
  }
  > span {
    flex: 1 1 12rem;
  }
`;
