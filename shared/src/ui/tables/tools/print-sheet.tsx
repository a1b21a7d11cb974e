import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { formatDateTime } from '../../../format/date';
import { formatNumber } from '../../../format/money';
import { useSession } from '../../../session/use-session';
import { TypedText } from '../../controls/typed-text';
import type { Column, Identified } from '../column';
import { m } from './messages';

interface Props<Row> {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Called when printing is done or cancelled. */
  onDone: () => void;
}

/** Prints rows and nothing else of the page, under the clinic's name, with the headings on every sheet. Prints at once. */
export function PrintSheet<Row extends Identified>({ title, columns, rows, onDone }: Props<Row>) {
  const done = useEffectEvent(onDone);

  useEffect(() => {
    let isMounted = true;
    const end = () => done();
    window.addEventListener('afterprint', end);
    // Prints with the product's own font, so it waits until that is loaded.
    const fonts = document.fonts?.ready ?? Promise.resolve();
    void fonts.then(() => isMounted && window.print());
    return () => {
      isMounted = false;
      window.removeEventListener('afterprint', end);
    };
  }, []);

  return createPortal(
    <Paper data-print>
      <PaperOnly />
      <SheetHead title={title} rows={rows.length} />
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column) => (
                <td key={column.title}>
                  <Cell>{column.print?.(row) ?? column.cell(row)}</Cell>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>,
    document.body,
  );
}

/** The clinic, the title of the list, the time of printing and the number of rows. */
function SheetHead({ title, rows }: { title: string; rows: number }) {
  const clinic = useSession()?.clinic?.name;
  const [printedAt] = useState(() => formatDateTime(new Date().toISOString()));
  return (
    <header>
      <div>
        {clinic && (
          <p>
            <TypedText>{clinic}</TypedText>
          </p>
        )}
        <strong>
          <TypedText>{title}</TypedText>
        </strong>
      </div>
      <div>
        <p>{m.printedAt(printedAt)}</p>
        <p>{m.printedRows(formatNumber(rows))}</p>
      </div>
    </header>
  );
}

/** A cell of the screen; a plain text keeps its lines and its direction. */
function Cell({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <TypedText>{children}</TypedText> : children;
}

const PaperOnly = createGlobalStyle`
  @media print {
    @page {
      margin: 12mm;
    }
    body > :not([data-print]) {
      display: none;
    }
  }
`;

const Paper = styled.div`
  display: none;

  @media print {
    display: block;
    color-scheme: only light;
    color: canvastext;
    font-size: 9.5pt;
    line-height: 1.5;

    header {
      display: flex;
      justify-content: space-between;
      gap: 8mm;
      margin-block-end: 5mm;
    }
    header > :last-child {
      text-align: end;
    }
    strong {
      font-size: 13pt;
    }
    table {
      inline-size: 100%;
    }
    thead {
      display: table-header-group;
    }
    tr {
      break-inside: avoid;
    }
    th,
    td {
      padding: 1.5mm 2mm;
      border-block-end: 0.2mm solid currentcolor;
      text-align: start;
      vertical-align: top;
    }
    th {
      border-block-end-width: 0.5mm;
    }
    td :is(bdi, time, data) {
      white-space: nowrap;
    }
    td span {
      padding: 0;
    }
    /* Words of different origin never change the order of one another. */
    td :is(span, b, small, a):not([dir]) {
      unicode-bidi: isolate;
    }
    /* Without colours and buttons, which are for the screen. */
    * {
      background: none;
      color: inherit;
      text-decoration: none;
    }
    button,
    svg {
      display: none;
    }
  }
`;
