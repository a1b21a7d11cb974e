import styled, { keyframes } from 'styled-components';

const pulse = keyframes`50% { opacity: 0.45; }`;
const appear = keyframes`from { visibility: hidden; }`;

/**
 * A grey line in place of words that are loading; `$width` in percent of the space around it. It stays
 * invisible for the first 150 ms, because most answers come within that time.
 */
export const LineSkeleton = styled.span<{ $width: number }>`
  display: inline-block;
  inline-size: ${({ $width }) => $width}%;
  block-size: 0.8em;
  border-radius: var(--radius-s);
  background: var(--neutral-soft);
  vertical-align: middle;
  animation:
    ${appear} 1ms 150ms backwards,
    ${pulse} 1400ms 150ms infinite;
`;
