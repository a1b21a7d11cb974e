import styled from 'styled-components';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  grid-column: 1 / -1;
  min-inline-size: 0;

  > b {
    font-size: var(--size-s);
    font-weight: 600;
  }
`;

/** How many services are ticked, or what is wrong. */
export const Note = styled.p`
  color: var(--text-soft);
  font-size: var(--size-s);

  &[data-wrong] {
    color: var(--danger);
  }
`;

/** The search and the two buttons above the services. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

export const Search = styled.input`
  flex: 1 1 12rem;
  min-inline-size: 0;
  max-inline-size: 28rem;
  min-block-size: var(--control);
  padding-inline: var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  color: var(--text);
  font-size: var(--size-control);
`;

/** The services of one category. */
export const Group = styled.div`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-2);

  > b {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;

/** Columns of check boxes, as many as fit. */
export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: 0 var(--space-4);

  label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: var(--control);
    cursor: pointer;
  }
  input {
    flex: none;
    inline-size: 1.15rem;
    block-size: 1.15rem;
    margin: 0;
    accent-color: var(--accent);
  }
  input[aria-invalid] {
    outline: 2px solid var(--danger);
    outline-offset: 1px;
    border-radius: 0.25rem;
  }
  input:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
`;
