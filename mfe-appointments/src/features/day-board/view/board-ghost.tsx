import { Icon } from '@ziba/shared/ui/controls/icon';
import styled from 'styled-components';

interface Props {
  /** The height in rows. */
  rows: number;
  /** The time that it would move to, in words. */
  when: string;
  name: string;
  /** Why it cannot be moved there. */
  refusal: string | null;
  /** The server is being asked to move it. */
  isBusy: boolean;
}

/** The outline of a dragged appointment at the place under the pointer. */
export function BoardGhost({ rows, when, name, refusal, isBusy }: Props) {
  return (
    <Ghost
      aria-hidden="true"
      data-refused={refusal ? true : undefined}
      data-busy={isBusy || undefined}
      style={{ blockSize: `calc(${rows * 100}% - 2px)` }}
    >
      <b>
        <Icon name={refusal ? 'no-access' : 'clock'} size={14} />
        {when}
      </b>
      <span>{refusal ?? name}</span>
    </Ghost>
  );
}

const Ghost = styled.div`
  position: absolute;
  inset-block-start: 1px;
  inset-inline: 2px;
  z-index: 3;
  min-block-size: 2.5rem;
  padding: 0.125rem var(--space-2);
  overflow: hidden;
  border: 2px dashed var(--accent);
  border-radius: var(--radius-s);
  background: var(--accent-soft);
  color: var(--accent);
  font-size: var(--size-xs);
  line-height: 1.45;
  box-shadow: var(--shadow-2);
  pointer-events: none;

  b {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    font-size: var(--size-s);
    font-weight: 650;
  }
  > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-refused] {
    border-color: var(--danger);
    background: var(--danger-soft);
    color: var(--danger);
  }
  &[data-busy] {
    border-style: solid;
    opacity: 0.8;
  }
`;
