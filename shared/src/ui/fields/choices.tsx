import styled from 'styled-components';

/** Visible choices as pills, each with its native control. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  label {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: var(--control);
    padding: var(--space-1) var(--space-3);
    border: 1px solid var(--line-strong);
    /* Gives one line round ends, and several lines round corners. */
    border-radius: calc(var(--control) / 2);
    line-height: 1.5;
    cursor: pointer;
    transition:
      background var(--quick) var(--ease),
      border-color var(--quick) var(--ease);
  }
  label:hover {
    background: var(--hover);
  }
  label:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent);
  }
  label:has(:disabled) {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--text-soft);
    cursor: not-allowed;
  }
  &[data-invalid] label {
    border-color: var(--danger);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  input {
    flex: none;
    inline-size: 1.05rem;
    block-size: 1.05rem;
    margin: 0;
    outline: none;
    accent-color: var(--accent);
  }
`;
