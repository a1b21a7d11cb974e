import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import useSWR from 'swr';
import type { ApiError } from '../../api/client';
import { readPending } from '../../api/pending-requests';
import { useInvalidate } from '../../api/use-invalidate';
import { formatTime } from '../../format/date';
import { formatToman } from '../../format/money';
import { clearDraft } from '../../session/draft-store';
import { Dialog } from '../../ui/overlays/dialog';
import { Icon } from '../../ui/controls/icon';
import { ErrorView, LoadingView } from '../../ui/views/state-views';
import { m } from './messages';
import { resourcesWithMoney } from './payment-calls';
import { wasCarriedOut } from './send-money';

interface Props {
  /** The name under which the request is stored (`intents`). */
  intent: string;
  title: string;
  /** The draft of the form; it is deleted when the earlier request was carried out. */
  draft?: string;
  onClose: () => void;
  /** Renders the dialog once the outcome is known; `notice` tells the outcome of the earlier request. */
  children: (earlier: { notice: ReactNode; isDone: boolean }) => ReactNode;
}

/**
 * Asks the server for the outcome of an earlier request whose answer was lost, before a payment dialog opens
 * again. Until the outcome is known nothing can be sent, so that no payment is made twice.
 */
export function EarlierRequestCheck({ intent, title, draft, onClose, children }: Props) {
  const [earlier] = useState(() => readPending(intent));
  const invalidate = useInvalidate();
  const ask = async () => {
    if (!earlier) return false;
    const done = await wasCarriedOut(intent, earlier);
    if (done) {
      if (draft) clearDraft(draft);
      await invalidate(...resourcesWithMoney);
    }
    return done;
  };
  const key = earlier && ['/requests/fate', earlier.key];
  const { data, error, mutate } = useSWR<boolean, ApiError>(key, ask, { revalidateOnFocus: false });

  if (!earlier) return children({ notice: null, isDone: false });
  const [amount, at] = [formatToman(earlier.amount ?? 0), formatTime(earlier.at)];
  if (data === undefined) {
    return (
      <Dialog open title={title} onClose={onClose}>
        <Unknown>{m.earlierUnknown(amount, at)}</Unknown>
        {error ? <ErrorView error={error} onRetry={() => mutate()} /> : <LoadingView />}
      </Dialog>
    );
  }
  const notice = (
    <Known role="status" data-done={data || undefined}>
      <Icon name={data ? 'warning' : 'info'} />
      {data ? m.earlierWasDone(amount, at) : m.earlierWasNotDone(amount, at)}
    </Known>
  );
  return children({ notice, isDone: data });
}

const Unknown = styled.p`
  padding-block-end: var(--space-3);
`;

const Known = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  margin-block-end: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--info-soft);
  color: var(--info);

  &[data-done] {
    background: var(--warning-soft);
    color: var(--warning);
  }
  svg {
    flex: none;
    margin-block-start: 0.25rem;
  }
`;
