import styled from 'styled-components';

export const Figure = styled.figure`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  min-inline-size: 0;
  break-inside: avoid;
  print-color-adjust: exact;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);

  @media print {
    button {
      display: none;
    }
  }
`;

export const Caption = styled.figcaption`
  font-weight: 650;
`;

export const Hint = styled.span`
  display: block;
  color: var(--text-soft);
  font-size: var(--size-s);
  font-weight: 400;
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  font-size: var(--size-s);

  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
`;
