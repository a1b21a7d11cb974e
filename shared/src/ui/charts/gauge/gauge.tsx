import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../../format/money';
import { common } from '../../../messages';
import { m } from './messages';

interface Props {
  /** What is left, in the unit of `max`; null while it is not known. */
  value: number | null;
  /** The whole; null if there is no limit. */
  max: number | null;
  label: string;
  /** Shown in the middle instead of the percentage, such as a number of days. */
  text?: string;
  /** One line below: how much of how much, or until when. */
  hint?: ReactNode;
}

type Level = 'danger' | 'warning' | 'success';

const levelWords: Record<Level, string> = {
  danger: m.gaugeLow,
  warning: m.gaugeMiddle,
  success: m.gaugeHigh,
};

/** Red if 33 percent or less is left, orange up to 66, green above. */
function levelOf(percent: number): Level {
  if (percent <= 33) return 'danger';
  return percent <= 66 ? 'warning' : 'success';
}

function shareOf(value: number | null, max: number | null): number {
  if (max === null) return 1;
  return value !== null && max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
}

/** How much is left, as a ring, a number and a word; a `meter` to screen readers. */
export function Gauge({ value, max, label, text, hint }: Props) {
  const isUnknown = value === null && max !== null;
  const share = shareOf(value, max);
  const percent = Math.round(share * 100);
  const level = max === null || isUnknown ? undefined : levelOf(share * 100);
  const withoutLevel = isUnknown ? common.unknown : m.unlimited;
  const figure = level ? (text ?? `${formatNumber(percent)}٪`) : (text ?? withoutLevel);
  const word = level && levelWords[level];

  return (
    <Frame>
      <Ring
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={[figure, word].filter(Boolean).join('، ')}
        data-level={level ?? (isUnknown ? 'unknown' : 'success')}
      >
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="43" pathLength={100} />
          {percent > 0 && (
            <circle cx="50" cy="50" r="43" pathLength={100} strokeDasharray={`${percent} 100`} />
          )}
        </svg>
        <span>
          <b>{figure}</b>
          {word && <i>{word}</i>}
        </span>
      </Ring>
      <div>
        <p>{label}</p>
        {hint && <Hint>{hint}</Hint>}
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: var(--space-3);
  font-size: var(--size-s);
  font-weight: 600;
  text-align: center;
`;

const Hint = styled.p`
  color: var(--text-soft);
  font-size: var(--size-xs);
  font-weight: 400;
`;

const Ring = styled.div`
  --level: var(--neutral);
  position: relative;
  inline-size: 7.5rem;
  block-size: 7.5rem;
  print-color-adjust: exact;

  &[data-level='danger'] {
    --level: var(--danger);
  }
  &[data-level='warning'] {
    --level: var(--warning);
  }
  &[data-level='success'] {
    --level: var(--success);
  }
  svg {
    /* Begins at the top and grows counterclockwise, as fits a page from right to left. */
    transform: rotate(-90deg) scaleY(-1);
  }
  circle {
    fill: none;
    stroke: var(--neutral-soft);
    stroke-width: 9;
  }
  circle + circle {
    stroke: var(--level);
    stroke-linecap: round;
    transition: stroke-dasharray var(--calm) var(--ease);
  }
  &[data-level='unknown'] circle {
    stroke-dasharray: 1.5 2.5;
  }
  span {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
  }
  b {
    font-size: var(--size-l);
    font-weight: 700;
    line-height: 1.3;
  }
  i {
    color: var(--level);
    font-size: var(--size-xs);
    font-style: normal;
    font-weight: 600;
  }
`;
