import styled, { keyframes } from 'styled-components';

/** A small turning ring while something runs. Screen readers ignore it, so put words beside it. */
export function Spinner() {
  return <Ring aria-hidden="true" />;
}

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: var(--radius-full);
  animation: ${turn} 700ms linear infinite;
`;
