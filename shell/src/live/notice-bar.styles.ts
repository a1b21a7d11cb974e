import styled from 'styled-components';

/** A notice above the screen that stays in view while the page scrolls. */
export const NoticeBar = styled.div`
  position: sticky;
  inset-block-start: var(--sticky-start);
  z-index: calc(var(--layer-bar) - 1);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3) var(--space-5);
  border-block-end: 1px solid var(--line);
  background: var(--accent-soft);
  color: var(--text);

  > svg {
    flex: none;
    color: var(--accent);
  }
  > p {
    flex: 1 1 20rem;
    min-inline-size: 0;
  }
  @media (max-width: 767px) {
    padding: var(--space-2) var(--space-3);
  }
  @media print {
    display: none;
  }
`;
