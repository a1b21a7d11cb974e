import styled from 'styled-components';

/** A short remark below a part of a row. */
export const ItemMark = styled.p`
  color: var(--text-soft);
  font-size: var(--size-xs);
  line-height: 1.6;
`;
