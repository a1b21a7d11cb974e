import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../format/money';
import { common } from '../../messages';
import { m } from './messages';
import { Button } from '../controls/button';
import { Icon, type IconName } from '../controls/icon';
import { LineSkeleton } from '../controls/line-skeleton';
import { Change, Figure, Label, Sheet, Trouble } from './stat-card.styles';

interface Props {
  label: string;
  /** The current figure; undefined while it loads. */
  value?: number;
  /** Shown small after the figure: `تومان`, `نفر`. */
  unit?: string;
  /** The figure before; with it the change is shown, in percent. */
  before?: number;
  /** What the change is compared with, shown after it: `نسبت به دیروز`. */
  since?: string;
  /** Which change is welcome: it is shown in green, the other in red. Left out, no change is coloured. */
  good?: 'up' | 'down';
  /** The list behind the figure; the whole card becomes the link. */
  to?: string;
  icon?: IconName;
  /** Lower, for figures without a comparison. */
  compact?: boolean;
  error?: { message: string };
  onRetry?: () => unknown;
}

/**
 * One figure: its name, its change in words with an arrow, and a link to the list behind it. The card has the same size
 * while the figure loads and when that fails.
 */
export function StatCard({ label, to, icon, compact, ...rest }: Props) {
  return (
    <Sheet
      aria-label={label}
      data-linked={to ? true : undefined}
      data-compact={compact || undefined}
    >
      <Label>
        {to ? <Link to={to}>{label}</Link> : <span>{label}</span>}
        {icon && <Icon name={icon} />}
      </Label>
      <Content {...rest} />
    </Sheet>
  );
}

function Content(props: Omit<Props, 'label' | 'to' | 'icon' | 'compact'>): ReactNode {
  const { value, unit, before, since, good, error, onRetry } = props;
  if (error) {
    return (
      <Trouble role="alert">
        <span>{error.message || common.fetchFailed}</span>
        {onRetry && (
          <Button size="small" tone="quiet" icon="retry" onClick={() => void onRetry()}>
            {common.tryAgain}
          </Button>
        )}
      </Trouble>
    );
  }
  if (value === undefined) {
    return (
      <Figure role="status">
        <span className="visually-hidden">{common.loading}</span>
        <LineSkeleton $width={55} />
      </Figure>
    );
  }
  return (
    <>
      <Figure>
        {formatNumber(value)}
        {unit && <small>{unit}</small>}
      </Figure>
      {before !== undefined && <Changed {...{ value, before, since, good }} />}
    </>
  );
}

interface ChangedProps extends Pick<Props, 'since' | 'good'> {
  value: number;
  before: number;
}

/** The change in percent; as a number if there was nothing before, or if it is less than one percent. */
function Changed({ value, before, since, good }: ChangedProps) {
  const change = value - before;
  const percent = Math.round((Math.abs(change) / Math.abs(before)) * 100);
  const amount =
    before === 0 || percent === 0 ? formatNumber(Math.abs(change)) : `${formatNumber(percent)}٪`;
  const direction = change > 0 ? 'up' : 'down';
  const mood = change === 0 || !good ? 'plain' : direction === good ? 'good' : 'bad';
  return (
    <Change data-mood={mood}>
      <b>
        {change !== 0 && <Icon name={direction === 'up' ? 'sort-up' : 'sort-down'} size={14} />}
        {change === 0
          ? m.changeNone
          : direction === 'up'
            ? m.changeUp(amount)
            : m.changeDown(amount)}
      </b>
      {since && ` ${since}`}
    </Change>
  );
}
