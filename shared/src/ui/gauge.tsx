import styled from 'styled-components';
import { formatNumber } from '../format/money';
import { common } from '../messages';

interface Props {
  /** What remains, in the unit of `max`. */
  value: number;
  /** The whole; null is without limit. */
  max: number | null;
  label: string;
  /** What stands in the middle instead of the share in percent, such as a number of days. */
  text?: string;
}

type Level = 'danger' | 'warning' | 'success';

const words: Record<Level, string> = {
  danger: common.gaugeLow,
  warning: common.gaugeMiddle,
  success: common.gaugeHigh,
};

/** Red up to 33 percent of what remains, orange up to 66, green above (text 1 §4). */
function levelOf(percent: number): Level {
  if (percent <= 33) return 'danger';
  return percent <= 66 ? 'warning' : 'success';
}

/** How much is left, as a ring, a number and a word. */
export function Gauge({ value, max, label, text }: Props) {
  const share = max === null ? 1 : max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const percent = Math.round(share * 100);
  const level = levelOf(share * 100);
  const figure = text ?? (max === null ? common.unlimited : `${formatNumber(percent)}٪`);
  const word = max === null ? '' : words[level];

  return (
    <Frame>
      <Ring
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={[figure, word].filter(Boolean).join('، ')}
        $level={level}
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
      <p>{label}</p>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  color: var(--text-soft);
  font-size: var(--size-s);
  text-align: center;
`;

const Ring = styled.div<{ $level: Level }>`
  position: relative;
  inline-size: 7.5rem;
  block-size: 7.5rem;

  svg {
    /* Begins at the top and grows against the clock, as a page from right to left does. */
    transform: rotate(-90deg) scaleY(-1);
  }
  circle {
    fill: none;
    stroke: var(--neutral-soft);
    stroke-width: 9;
  }
  circle + circle {
    stroke: ${({ $level }) => `var(--${$level})`};
    stroke-linecap: round;
    transition: stroke-dasharray var(--calm) var(--ease);
  }
  span {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
  }
  b {
    color: var(--text);
    font-size: var(--size-l);
    line-height: 1.3;
  }
  i {
    color: ${({ $level }) => `var(--${$level})`};
    font-size: var(--size-xs);
    font-style: normal;
    font-weight: 600;
  }
`;
