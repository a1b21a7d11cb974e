import styled, { css } from 'styled-components';

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);

  > div:last-child:not(:first-child) {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`;

export const Picture = styled.div<{ $shape: 'round' | 'square' }>`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 5.5rem;
  block-size: 5.5rem;
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  color: var(--accent);
  transition: border-color var(--quick) var(--ease);
  ${({ $shape }) =>
    $shape === 'round' &&
    css`
      border-radius: var(--radius-full);
    `}

  &[data-empty] {
    border: 1.5px dashed var(--line-strong);
    background: var(--accent-soft);
  }
  [data-over] > & {
    border-color: var(--accent);
    box-shadow: 0 0 0 3px var(--accent-soft);
  }
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: ${({ $shape }) => ($shape === 'round' ? 'cover' : 'contain')};
    ${({ $shape }) => $shape === 'square' && 'padding: var(--space-2);'}
  }
  > progress {
    position: absolute;
    inset-inline: 18%;
    inset-block-end: 20%;
    inline-size: 64%;
    block-size: 0.375rem;
    accent-color: var(--accent);
  }
`;

/** Looks like a small button; an invisible file input covers it. */
export const Face = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: var(--control-s);
  padding-inline: var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  font-size: var(--size-s);
  font-weight: 600;
  overflow: clip;

  &:hover {
    background: var(--hover);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
    overflow: visible;
  }
  &:has([aria-invalid='true']) {
    border-color: var(--danger);
  }
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;
