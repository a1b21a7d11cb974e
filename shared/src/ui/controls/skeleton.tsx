import styled, { keyframes } from 'styled-components';
import { common } from '../../messages';

interface Props {
  /** What is loading: lines of text, pairs of label and value, cards, fields of a form. */
  shape?: 'lines' | 'facts' | 'cards' | 'form';
  /** How many of them. */
  count?: number;
  /** Read by screen readers in place of the drawing. */
  label?: string;
}

/**
 * Takes the place of content that is loading, in the same size, so that nothing moves when it arrives. It stays
 * invisible for the first 150 ms, because most answers come within that time.
 */
export function Skeleton({ shape = 'lines', count = 3, label = common.loading }: Props) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <Shape aria-hidden="true" data-shape={shape}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>
            {shape !== 'lines' && <span />}
            <span />
          </div>
        ))}
      </Shape>
    </div>
  );
}

const appear = keyframes`from { opacity: 0; }`;
const pulse = keyframes`50% { opacity: 0.45; }`;

const Shape = styled.div`
  display: grid;
  gap: var(--space-3);
  animation: ${appear} var(--calm) 150ms backwards;

  > div {
    display: grid;
    gap: var(--space-2);
  }
  span {
    block-size: 0.875rem;
    inline-size: 100%;
    border-radius: var(--radius-s);
    background: var(--line);
    animation: ${pulse} 1.6s ease-in-out infinite;
  }
  &[data-shape='lines'] > :last-child > span {
    inline-size: 62%;
  }
  &[data-shape='facts'],
  &[data-shape='form'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    gap: var(--space-4) var(--space-5);
  }
  &:is([data-shape='facts'], [data-shape='form']) span:first-child {
    block-size: 0.75rem;
    inline-size: 6rem;
  }
  &[data-shape='facts'] span:last-child {
    inline-size: 75%;
  }
  &[data-shape='form'] span:last-child {
    block-size: var(--control);
    border-radius: var(--radius-m);
  }
  &[data-shape='cards'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: var(--space-4);
  }
  &[data-shape='cards'] > div {
    grid-template-columns: 2.75rem 1fr;
    align-items: center;
    gap: var(--space-4);
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
  }
  &[data-shape='cards'] span:first-child {
    block-size: 2.75rem;
    border-radius: var(--radius-m);
  }
`;
