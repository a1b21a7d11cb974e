import styled from 'styled-components';

/** Below this width one column is shown at a time. */
const phone = '48rem';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--space-4);

  @media (max-width: ${phone}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Column = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-3);
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background: var(--sunken);

  h2 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--size-l);
  }
  h2 svg {
    color: var(--accent);
  }
  h3 {
    color: var(--text-soft);
    font-size: var(--size-s);
    font-weight: 600;
  }
  ul,
  ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  @media (max-width: ${phone}) {
    padding: 0;
    background: none;

    /* The buttons above name the column visibly; the heading stays for screen readers. */
    h2 {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &:not([data-shown]) {
      display: none;
    }
  }
`;

export const Count = styled.span`
  min-inline-size: 1.5rem;
  padding-inline: var(--space-2);
  border-radius: var(--radius-full);
  background: var(--neutral-soft);
  color: var(--neutral);
  font-size: var(--size-s);
  font-weight: 600;
  line-height: 1.5rem;
  text-align: center;
`;

export const Quiet = styled.p`
  padding: var(--space-3);
  color: var(--text-soft);
  font-size: var(--size-s);
  text-align: center;
`;

/** The buttons that choose the column on a phone. */
export const Choice = styled.div`
  display: none;

  @media (max-width: ${phone}) {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    position: sticky;
    inset-block-start: 4rem;
    z-index: 1;
    gap: var(--space-1);
    padding: var(--space-1);
    border-radius: var(--radius-m);
    background: var(--sunken);
  }
  button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-1);
    min-block-size: var(--control);
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: var(--text-soft);
  }
  button[aria-pressed='true'] {
    background: var(--surface);
    box-shadow: var(--shadow-1);
    color: var(--accent);
    font-weight: 600;
  }
`;
