import styled from 'styled-components';

/** Keeps the foot of the form inside in view, however long the form is. */
export const WithFoot = styled.div`
  > form > :last-child {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    align-items: center;
    margin: 0 calc(-1 * var(--space-5)) calc(-1 * var(--space-5));
    padding: var(--space-3) var(--space-5);
    border-radius: 0 0 var(--radius-l) var(--radius-l);
    background: var(--surface);
  }
  /* A focused element must not be hidden behind the foot. */
  > form :is(input, select, textarea, button) {
    scroll-margin-block: 7rem 9rem;
  }
  @media (max-width: 30rem) {
    > form > :last-child {
      margin: 0 calc(-1 * var(--space-4)) calc(-1 * var(--space-4));
      padding-inline: var(--space-4);
    }
    > form > :last-child > [role='group'] {
      flex-basis: 100%;
    }
    > form > :last-child > [type='submit'] {
      flex: 1;
      white-space: nowrap;
    }
  }
`;
