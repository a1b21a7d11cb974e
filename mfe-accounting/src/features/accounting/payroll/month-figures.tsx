import type { PayrollPreview } from '@ziba/shared/contracts/payroll';
import { common } from '@ziba/shared/messages';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { StatCard } from '@ziba/shared/ui/views/stat-card';
import { m } from './messages';

/** The sums of a month in tomans: all of it, what is posted, and what waits to be posted. */
export function MonthFigures({ preview }: { preview: PayrollPreview }) {
  const sumOf = (state: 'open' | 'posted') =>
    preview.data.filter((line) => line.state === state).reduce((sum, { total }) => sum + total, 0);
  const figures = [
    { label: m.total, value: preview.total },
    { label: m.posted, value: sumOf('posted') },
    { label: m.open, value: sumOf('open') },
  ];
  return (
    <>
      <h2 className="visually-hidden">{m.figures}</h2>
      <CardGrid min={13}>
        {figures.map((figure) => (
          <StatCard key={figure.label} {...figure} unit={common.toman} compact />
        ))}
      </CardGrid>
    </>
  );
}
