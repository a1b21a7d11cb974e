import styled from 'styled-components';

/** The element around a drawing: one tab stop, and the box that tooltips are placed in. */
export const Area = styled.div`
  position: relative;
  container-type: inline-size;
  border-radius: var(--radius-s);
  touch-action: pan-y;

  > svg {
    inline-size: 100%;
    block-size: auto;
    overflow: visible;
  }
  text {
    fill: var(--text-soft);
    font-size: 12px;
  }
  text[data-strong] {
    fill: var(--text);
    font-weight: 600;
  }
  [data-grid] {
    stroke: var(--line);
  }
  [data-zero] {
    stroke: var(--line-strong);
  }
  [data-guide] {
    stroke: var(--line-strong);
    stroke-dasharray: 3 3;
  }
  [data-band] {
    fill: var(--hover);
  }
`;
