import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { StatCard } from '@ziba/shared/ui/views/stat-card';
import { useSmsSummary } from '../../../data/sms.api';
import { m } from './messages';

/** What was sent in the current Jalali month, and the credit that remains of a limit. */
export function MonthFigures() {
  const { data, error, mutate } = useSmsSummary();
  const state = { unit: m.unit, compact: true, error: data ? undefined : error, onRetry: mutate };
  return (
    <section aria-label={m.figures}>
      <h2 className="visually-hidden">{m.figures}</h2>
      <CardGrid min={9}>
        <StatCard label={m.sent} value={data?.sent} {...state} />
        <StatCard label={m.queued} value={data?.queued} {...state} />
        <StatCard label={m.failed} value={data?.failed} {...state} />
        {data?.credit !== null && <StatCard label={m.credit} value={data?.credit} {...state} />}
      </CardGrid>
    </section>
  );
}
