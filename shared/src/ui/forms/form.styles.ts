import styled, { css } from 'styled-components';

export const Frame = styled.form<{ $framed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  /* A focused control is scrolled far enough that the top bar does not cover it or its label. */
  input,
  select,
  textarea {
    scroll-margin-block: 7rem 5rem;
  }
  ${({ $framed }) =>
    $framed &&
    css`
      padding: var(--space-5);
      background: var(--surface);
      border: 1px solid var(--line);
      border-radius: var(--radius-l);
      box-shadow: var(--shadow-1);
    `}

  @media (max-width: 30rem) {
    padding: ${({ $framed }) => ($framed ? 'var(--space-4)' : 0)};
  }
`;

/** Two columns if there is room for them. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  align-items: start;
  gap: var(--space-4) var(--space-5);
`;

export const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-m);
  background: var(--info-soft);
  color: var(--info);
  font-size: var(--size-s);

  button {
    margin-inline-start: auto;
  }
`;

export const Refusal = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--danger-soft);
  color: var(--danger);
  font-weight: 600;

  svg {
    flex: none;
    margin-block-start: 0.25rem;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--line);
`;
