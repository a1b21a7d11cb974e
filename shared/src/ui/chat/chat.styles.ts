import styled from 'styled-components';

export const Thread = styled.div`
  position: relative;
  min-inline-size: 0;
`;

export const Scroll = styled.div`
  block-size: min(32rem, 60dvh);
  padding: var(--space-4) var(--space-5);
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--page);

  &:focus-visible {
    outline-offset: -2px;
  }
  @media (max-width: 30rem) {
    padding-inline: var(--space-3);
  }
`;

export const Day = styled.p`
  inline-size: fit-content;
  margin: var(--space-4) auto var(--space-3);
  padding-inline: var(--space-3);
  border-radius: var(--radius-full);
  background: var(--surface);
  color: var(--text-soft);
  font-size: var(--size-xs);
  line-height: 2;
`;

export const Note = styled(Day)`
  border-radius: var(--radius-m);
  text-align: center;

  time {
    margin-inline-start: var(--space-2);
    color: var(--neutral);
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  margin-block-start: var(--space-3);

  &[data-side='own'] {
    justify-content: flex-end;
  }
  &[data-continued] {
    margin-block-start: var(--space-1);
  }
  &[data-continued] > [aria-hidden] {
    visibility: hidden;
  }
`;

export const Bubble = styled.div`
  min-inline-size: 6rem;
  max-inline-size: min(34rem, 82%);
  padding: var(--space-2) var(--space-3) var(--space-1);
  border-radius: var(--radius-l);
  border-start-start-radius: var(--space-1);
  background: var(--surface);
  box-shadow: var(--shadow-1);

  [data-side='own'] > & {
    border-start-start-radius: var(--radius-l);
    border-start-end-radius: var(--space-1);
    background: var(--accent-soft);
    box-shadow: none;
  }
  &[data-state='failed'] {
    background: var(--danger-soft);
  }
  b {
    color: var(--accent);
    font-size: var(--size-xs);
  }
  > p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-1) var(--space-2);
  color: var(--neutral);
  font-size: var(--size-xs);

  > span {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    color: var(--danger);
  }
  & + & {
    justify-content: flex-start;
    padding-block: var(--space-1);
  }
`;

export const NewBelow = styled.div`
  position: absolute;
  inset-block-end: var(--space-3);
  inset-inline: 0;
  display: grid;
  justify-items: center;
  pointer-events: none;

  > button {
    border-radius: var(--radius-full);
    box-shadow: var(--shadow-2);
    pointer-events: auto;
  }
`;

export const Composer = styled.form`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4) var(--space-5);
  border-block-start: 1px solid var(--line);

  > [data-line] {
    display: flex;
    align-items: flex-end;
    gap: var(--space-2);
  }
  /* The area for files is no higher than the text box. */
  [data-takes-files] {
    min-block-size: var(--control);
    padding-block: var(--space-1);
  }
  textarea {
    flex: 1;
    min-inline-size: 0;
    min-block-size: var(--control);
    max-block-size: 12rem;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface);
    font-size: var(--size-control);
    resize: none;
    field-sizing: content;
  }
  textarea:focus-visible {
    outline-offset: -1px;
    border-radius: var(--radius-m);
  }
  textarea:disabled {
    border-color: var(--line);
    background: var(--sunken);
  }
  small {
    color: var(--text-soft);
    font-size: var(--size-xs);
  }
  small[data-wrong] {
    color: var(--danger);
  }
  @media (pointer: coarse) {
    small:not([data-wrong], [data-blocked]) {
      display: none;
    }
  }
  @media (max-width: 30rem) {
    padding-inline: var(--space-3);
  }
`;

export const Closed = styled.p`
  display: flex;
  gap: var(--space-2);
  color: var(--text-soft);

  svg {
    flex: none;
    margin-block-start: 0.25rem;
  }
`;
