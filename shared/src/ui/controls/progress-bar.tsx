import { useId } from 'react';
import styled, { keyframes } from 'styled-components';
import { formatNumber } from '../../format/money';

interface Props {
  label: string;
  /** How much is done, in the unit of `max`; leave it out while that is unknown. */
  value?: number;
  max?: number;
  /** Shown beside the label instead of the percentage: `۱۲ از ۴۰ فایل`. */
  text?: string;
  /** Hides the label, where the text above already says it; screen readers still read it. */
  quiet?: boolean;
}

/** The progress of some work, on the browser's own `<progress>` element; it fills from the right. */
export function ProgressBar({ label, value, max = 1, text, quiet = false }: Props) {
  const id = useId();
  const share = value === undefined || max <= 0 ? undefined : Math.min(1, Math.max(0, value / max));
  const figure = text ?? (share === undefined ? '' : `${formatNumber(percentOf(share))}٪`);

  return (
    <Frame>
      <Words className={quiet ? 'visually-hidden' : undefined}>
        <label htmlFor={id}>{label}</label>
        {figure && <span>{figure}</span>}
      </Words>
      <Bar id={id} value={share} max={1} aria-valuetext={figure || undefined} />
    </Frame>
  );
}

/** Whole percent, not rounded up. 0.57 × 100 is a little less than 57, which must not be shown as 56. */
const percentOf = (share: number) => Math.floor(share * 100 + 1e-9);

const Frame = styled.div`
  display: grid;
  gap: var(--space-1);
  inline-size: 100%;
  font-size: var(--size-s);
`;

const Words = styled.span`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);

  span {
    color: var(--text-soft);
  }
`;

const slide = keyframes`from { background-position-x: -60%; } to { background-position-x: 160%; }`;
const full = 'var(--radius-full)';

const Bar = styled.progress`
  appearance: none;
  inline-size: 100%;
  block-size: 0.5rem;
  border: 0;
  border-radius: ${full};
  background: var(--neutral-soft);
  color: var(--accent);
  overflow: hidden;

  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    border-radius: ${full};
    background: var(--accent);
    transition: inline-size var(--calm) var(--ease);
  }
  &::-moz-progress-bar {
    border-radius: ${full};
    background: var(--accent);
  }
  &:indeterminate {
    background: linear-gradient(var(--accent), var(--accent)) no-repeat 50% 0 / 40% 100%
      var(--neutral-soft);
    animation: ${slide} 1400ms linear infinite reverse;
  }
  &:indeterminate::-moz-progress-bar {
    background: transparent;
  }
  @media (prefers-reduced-motion: reduce) {
    /* Stripes instead of motion, so that it does not look like half of the work. */
    &:indeterminate {
      background: repeating-linear-gradient(
        -45deg,
        var(--accent) 0 0.375rem,
        var(--neutral-soft) 0.375rem 0.75rem
      );
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
