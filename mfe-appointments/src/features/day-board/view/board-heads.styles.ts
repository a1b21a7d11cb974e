import styled, { css } from 'styled-components';

/** The names of columns and the hours of rows: they stay in view while the board scrolls. */
const sticky = css`
  position: sticky;
  background: var(--surface);
`;

export const Corner = styled.div`
  ${sticky}
  inset-block-start: 0;
  inset-inline-start: 0;
  z-index: 4;
  display: grid;
  place-items: center;
  border-block-end: 1px solid var(--line);
  color: var(--text-soft);
  font-size: var(--size-xs);
`;

export const ColumnHead = styled.div`
  ${sticky}
  inset-block-start: 0;
  z-index: 3;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: var(--head);
  min-inline-size: 0;
  padding: var(--space-2) var(--space-3);
  border-block-end: 1px solid var(--line);
  border-inline-start: 1px solid var(--line);

  > div {
    min-inline-size: 0;
  }
  b,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-size: var(--size-s);
    font-weight: 650;
  }
  small {
    color: var(--text-soft);
    font-size: var(--size-xs);
  }
  &[data-today] {
    box-shadow: inset 0 3px var(--accent);
  }
  &[data-today] b {
    color: var(--accent);
  }
`;

export const TimeHead = styled.div`
  ${sticky}
  inset-inline-start: 0;
  z-index: 2;
  padding-inline: var(--space-1);
  color: var(--text-soft);
  font-size: var(--size-xs);
  text-align: center;
  white-space: nowrap;

  &[data-hour] {
    border-block-start: 1px solid var(--line);
    color: var(--text);
  }
  &[data-idle] {
    max-block-size: var(--idle);
    overflow: hidden;
    color: transparent;
  }
  &[data-idle='following'] {
    border-block-start: 0;
  }
`;
