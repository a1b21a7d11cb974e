import styled from 'styled-components';
import { chartWords } from './messages';

/** The numbers of a chart as texts. */
export interface TableData {
  /** The heading of the row names: time, part. */
  corner: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
}

interface Props extends TableData {
  label: string;
  /** Hidden on the screen; screen readers still read it. */
  isHidden: boolean;
}

/** The numbers of a chart as a table. */
export function ChartTable({ label, corner, columns, rows, isHidden }: Props) {
  const name = chartWords.table(label);
  const region = { role: 'region', 'aria-label': name, tabIndex: 0 };
  return (
    <Region className={isHidden ? 'visually-hidden' : undefined} {...(isHidden ? {} : region)}>
      <table aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {row.cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Region>
  );
}

const Region = styled.div`
  &:not(.visually-hidden) {
    position: relative;
    max-block-size: 22rem;
    overflow: auto;
    border-radius: var(--radius-s);
  }
  @media print {
    &:not(.visually-hidden) {
      max-block-size: none;
    }
  }
  table {
    inline-size: 100%;
    font-size: var(--size-s);
  }
  th,
  td {
    padding: var(--space-2) var(--space-3);
    border-block-end: 1px solid var(--line);
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--surface);
    color: var(--text-soft);
    font-weight: 600;
  }
  /* The name of a row stays visible while its numbers are scrolled. */
  tbody th {
    position: sticky;
    inset-inline-start: 0;
    background: var(--surface);
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
`;
