import styled from 'styled-components';

/** A word about what stands in a part of a row, below it. */
export const ItemMark = styled.p`
  color: var(--text-soft);
  font-size: var(--size-xs);
  line-height: 1.6;
`;
