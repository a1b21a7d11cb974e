import styled from 'styled-components';

/* Paper is white in dark mode too: it uses the system colours of a light page instead of the tokens. */
const quiet = 'color-mix(in srgb, canvastext 68%, canvas)';
const hairline = '0.2mm solid color-mix(in srgb, canvastext 35%, canvas)';

export const Sheet = styled.article`
  color-scheme: only light;
  background: canvas;
  color: canvastext;
  font-size: 10.5pt;
  line-height: 1.6;
  print-color-adjust: exact;

  bdi {
    white-space: nowrap;
  }
  &[data-size='a5'] {
    font-size: 9.5pt;
  }
  &[data-size='receipt'] {
    font-size: 9pt;
    line-height: 1.5;
  }
  &[data-size='label'] {
    display: grid;
    justify-items: center;
    align-content: space-between;
    block-size: 27mm;
    font-size: 8pt;
    line-height: 1.35;
    text-align: center;
    overflow: hidden;
  }
  &[data-size='label'] > strong {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-size='label'] > small {
    font-size: 6.5pt;
  }
  h3 {
    margin-block: 0.9em 0.6em;
    font-size: 1.35em;
    font-weight: 700;
    text-align: center;
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 1em;
  padding-block-end: 0.8em;
  border-block-end: 0.5mm solid canvastext;

  > div {
    flex: 1;
    min-inline-size: 0;
  }
  strong {
    font-size: 1.3em;
    font-weight: 700;
  }
  p {
    color: ${quiet};
    font-size: 0.9em;
  }
  img {
    inline-size: 4.5em;
    block-size: 4.5em;
    object-fit: contain;
  }
  [data-size='receipt'] > & {
    flex-direction: column;
    gap: 0.4em;
    text-align: center;
  }
  [data-size='receipt'] > & > div {
    flex: none;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14em), 1fr));
  gap: 0.2em 2em;
  margin-block-end: 1em;

  div {
    display: flex;
    gap: 0.6em;
  }
  dt {
    color: ${quiet};
  }
  dt::after {
    content: ':';
  }
  dd {
    font-weight: 600;
  }
`;

export const Lines = styled.table`
  inline-size: 100%;
  margin-block-end: 0.8em;

  thead {
    display: table-header-group;
  }
  tr {
    break-inside: avoid;
  }
  th,
  td {
    padding: 0.35em 0.5em;
    border-block-end: ${hairline};
    text-align: start;
    vertical-align: top;
  }
  th {
    border-block: 0.3mm solid canvastext;
    font-size: 0.9em;
    font-weight: 650;
    white-space: nowrap;
  }
  /* As narrow as the figures, which begin at the right: digits of the same place value stand below one another. */
  [data-figures] {
    inline-size: 1%;
    padding-inline-start: 1.2em;
    white-space: nowrap;
  }
  [data-number] {
    inline-size: 1%;
  }
  tbody tr:last-child > td {
    border-block-end-color: canvastext;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: 0;
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }
`;

export const Totals = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.25em 2em;
  inline-size: min(100%, 24em);
  margin-inline-start: auto;
  break-inside: avoid;

  div {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
  }
  dt {
    color: ${quiet};
  }
  [data-strong] {
    padding-block-start: 0.4em;
    border-block-start: 0.3mm solid canvastext;
    font-weight: 700;
  }
  [data-strong] dt {
    color: inherit;
  }
`;

export const InWords = styled.p`
  margin-block-start: 0.8em;
  padding: 0.4em 0.8em;
  border: ${hairline};
  border-radius: 1mm;
  font-weight: 600;
  break-inside: avoid;
`;

export const Notes = styled.div`
  margin-block-start: 1em;
  color: ${quiet};
  font-size: 0.92em;
`;

export const Foot = styled.footer`
  margin-block-start: 1.5em;
  padding-block-start: 0.5em;
  border-block-start: 0.25mm solid ${quiet};
  font-size: 0.92em;
  text-align: center;
  break-inside: avoid;
`;

export const Signatures = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 2em;
  margin-block-start: 2em;
  break-inside: avoid;

  div {
    flex: 0 1 16em;
    padding-block: 0 4.5em;
    border-block-end: 0.3mm dotted canvastext;
    color: ${quiet};
    font-size: 0.92em;
    text-align: center;
  }
  div:has(img) {
    padding-block-end: 0.5em;
  }
  img {
    display: block;
    max-inline-size: 100%;
    max-block-size: 6em;
    margin-inline: auto;
  }
  div:only-child {
    margin-inline-start: auto;
  }
`;
