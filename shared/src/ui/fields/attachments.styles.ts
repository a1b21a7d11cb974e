import styled, { css } from 'styled-components';

/** Clicking and dropping work on the whole area: an invisible file input covers it. */
export const Drop = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: 4rem;
  padding: var(--space-3);
  border: 1.5px dashed var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--hover);
  color: var(--text-soft);
  font-size: var(--size-s);

  transition:
    border-color var(--quick) var(--ease),
    background var(--quick) var(--ease);

  &:hover,
  &:has(:focus-visible),
  &[data-over] {
    border-color: var(--accent);
    color: var(--accent);
  }
  &[data-over] {
    border-style: solid;
    background: var(--accent-soft);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  &:has([aria-invalid='true']) {
    border-color: var(--danger);
  }
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;

export const Files = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  margin-block-start: var(--space-1);
`;

const row = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-1) var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  font-size: var(--size-s);

  > svg {
    flex: none;
    color: var(--text-soft);
  }
  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const StoredFile = styled.li`
  ${row}

  > a,
  > span {
    display: flex;
    flex: 1;
    min-inline-size: 0;
  }
`;

export const Thumbnail = styled.img`
  flex: none;
  inline-size: 3rem;
  block-size: 3rem;
  object-fit: cover;
  border-radius: var(--radius-s);
  background: var(--sunken);
`;

export const UploadRow = styled.li`
  ${row}

  > span {
    display: grid;
    flex: 1;
    min-inline-size: 0;
  }
  > span > bdi {
    justify-self: start;
    max-inline-size: 100%;
  }
  > span > span {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  small {
    flex: none;
    min-inline-size: 2.5rem;
    color: var(--text-soft);
    font-size: var(--size-xs);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  progress {
    flex: 1;
    min-inline-size: 0;
    block-size: 0.375rem;
    accent-color: var(--accent);
  }
  em {
    color: var(--danger);
    font-style: normal;
  }
  &[data-failed] > svg {
    color: var(--danger);
  }
`;
