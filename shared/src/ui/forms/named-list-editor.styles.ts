import styled from 'styled-components';

export const Rows = styled.ul`
  max-block-size: 28rem;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  /* An open form may be long: it is shown whole, without a second scroll bar. */
  &:has(form) {
    max-block-size: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-3);
    padding: var(--space-1) var(--space-3);
    min-block-size: calc(var(--control-s) + 2 * var(--space-1));
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  li > span:first-child {
    overflow-wrap: anywhere;
  }
  /* Leaves the buttons their place beside a long name. */
  @media (min-width: 48rem) {
    li > span:first-child {
      max-inline-size: calc(100% - 13rem);
    }
  }
  li > bdi {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  /* The first button pushes itself and the others to the end. */
  li > :not(button) + button {
    margin-inline-start: auto;
  }
`;

export const Adding = styled.div`
  margin-block-start: var(--space-4);

  > button[aria-expanded='true'] {
    background: var(--accent-soft);
    border-color: var(--accent);
    color: var(--accent);
  }
`;

/** The box around an open form. */
export const Place = styled.div`
  flex-basis: 100%;
  padding-block: var(--space-3);
`;
