import { formatNumber } from '@ziba/shared/format/money';
import { Card } from '@ziba/shared/ui/views/card';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useCancellationPolicy } from '../../data/prescription-settings.api';
import { m } from './messages';

const { title, hint, sentence } = m.policy;

/** What a late cancellation costs, which is only shown here. */
export function PolicyCard() {
  const { data: policy, error, mutate } = useCancellationPolicy();
  return (
    <Card title={title} hint={hint}>
      {!policy && error && <ErrorView error={error} onRetry={mutate} />}
      {!policy && !error && <LoadingView />}
      {policy && (
        <p>{sentence(formatNumber(policy.cancel_percent), formatNumber(policy.cancel_hours))}</p>
      )}
    </Card>
  );
}
