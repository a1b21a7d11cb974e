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
  /** What it stands at now; undefined while it is on its way. */
  value?: number;
  /** Shown small after the figure: `تومان`, `نفر`. */
  unit?: string;
  /** What it stood at before; shows how it changed, in percent. */
  before?: number;
  /** What `before` was, after the change: `نسبت به دیروز`. */
  since?: string;
  /** Which way is welcome: it colours the change. Left out, the change is neither. */
  good?: 'up' | 'down';
  /** The list behind the figure; the whole card becomes the link. */
  to?: string;
  icon?: IconName;
  /** Lower, for figures that are not compared with what was before. */
  compact?: boolean;
  error?: { message: string };
  onRetry?: () => unknown;
}

/**
 * One figure that somebody watches: its name, how it changed in a word with an arrow, and the way to
 * the list behind it. Loading and failure keep the size of the card.
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

/** In percent where there was something before, in plain numbers where there was nothing. */
function Changed({ value, before, since, good }: ChangedProps) {
  const change = value - before;
  const percent = Math.round((Math.abs(change) / Math.abs(before)) * 100);
  const amount =
    before === 0 || percent === 0 ? formatNumber(Math.abs(change)) : `${formatNumber(percent)}٪`;
  const way = change > 0 ? 'up' : 'down';
  const mood = change === 0 || !good ? 'plain' : way === good ? 'good' : 'bad';
  return (
    <Change data-mood={mood}>
      <b>
        {change !== 0 && <Icon name={way === 'up' ? 'sort-up' : 'sort-down'} size={14} />}
        {change === 0 ? m.changeNone : way === 'up' ? m.changeUp(amount) : m.changeDown(amount)}
      </b>
      {since && ` ${since}`}
    </Change>
  );
}
