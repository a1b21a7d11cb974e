import type { SubscriptionRequest } from '@ziba/shared/contracts/subscription';
import { StatusBadge, type StatusTone } from '@ziba/shared/ui/controls/status-badge';
import { m } from './messages';

const tones: Record<SubscriptionRequest['status'], StatusTone> = {
  waiting: 'warning',
  approved: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
};

/** How a request for a renewal stands, in a word. */
export const RequestStatus = ({ status }: Pick<SubscriptionRequest, 'status'>) => (
  <StatusBadge tone={tones[status]} label={m.requestStatuses[status]} />
);
