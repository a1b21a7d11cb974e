import styled from 'styled-components';

export const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--surface);
  color: var(--text-soft);
  font-size: var(--size-s);
  font-weight: 650;
  line-height: 1;
  transition: background var(--calm) var(--ease);
`;

/** The steps in a row, joined by a line that is filled up to the open step. */
export const Steps = styled.ol`
  display: flex;

  li {
    position: relative;
    display: flex;
    flex: 1;
    min-inline-size: 0;
  }
  li:last-child {
    flex: none;
  }
  li:not(:last-child)::after {
    content: '';
    flex: 1;
    align-self: center;
    min-inline-size: var(--space-3);
    block-size: 2px;
    margin-inline: var(--space-3);
    border-radius: 2px;
    background: var(--line);
  }
  li[data-state='done']:not(:last-child)::after {
    background: var(--accent);
  }
  button {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-inline-size: 0;
    min-block-size: var(--control);
    padding: 0;
    border: 0;
    border-radius: var(--radius-m);
    background: none;
    color: var(--text-soft);
    font-size: var(--size-s);
    text-align: start;
  }
  button:not([aria-disabled], [aria-current]):hover {
    color: var(--accent);
  }
  button[aria-disabled] {
    cursor: not-allowed;
  }
  button[aria-disabled] ${Mark} {
    border-color: var(--line);
    background: none;
  }
  button[aria-current] {
    color: var(--text);
    font-weight: 650;
    cursor: default;
  }
  button[aria-current] ${Mark} {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
  li[data-state='done'] ${Mark} {
    border-color: var(--accent);
    color: var(--accent);
  }
  li[data-state='faulty'] ${Mark} {
    border-color: var(--danger);
    color: var(--danger);
  }
  @container (max-width: 34rem) {
    button > span:nth-child(2) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    li:not(:last-child)::after {
      margin-inline: var(--space-1);
    }
  }
`;

export const Frame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  container-type: inline-size;
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-1);

  @media (max-width: 30rem) {
    padding: var(--space-4);
  }
`;

export const StepHead = styled.header`
  padding-block-start: var(--space-2);

  h2:focus {
    outline: none;
  }
  p {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;

export const StepBody = styled.div`
  display: grid;
  gap: var(--space-4);
`;

/** The buttons that go forward stand at the start of the line, the one that goes back at the end. */
export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--line);

  > span {
    display: flex;
    margin-inline-start: auto;
  }
`;
