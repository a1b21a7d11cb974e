import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { api } from '../../../api/client';
import type { ExportInput } from '../../../contracts/exports';
import { formatNumber } from '../../../format/money';
import { toast } from '../../overlays/toast';
import type { Identified } from '../column';
import type { PanelProps } from '../tools-props';
import { shownColumns } from '../use-table-view';
import { m } from './messages';
import { PanelView } from './panel-view';
import { PrintSheet } from './print-sheet';
import { readCells } from './read-cells';
import { maxRows, readRows, TooManyRows } from './read-rows';
import { saveRows, type FileKind } from './save-rows';

/**
 * Columns, density, files and print of a table. It stays mounted after the panel is closed, so that a file which is
 * being made is finished.
 */
export function TablePanel<Row extends Identified>(props: PanelProps<Row>) {
  const { label, columns, list, view, isOpen, onClose } = props;
  const [busy, setBusy] = useState<FileKind | 'print'>();
  const [progress, setProgress] = useState('');
  const [printedRows, setPrintedRows] = useState<Row[]>();
  const { draw, clear, portal } = useHiddenCells();
  const facts = shownColumns(columns, view).filter(({ quiet }) => !quiet);
  const reading = useRef<AbortController>(undefined);
  // Nobody waits for the rows once the page is left.
  useEffect(() => () => reading.current?.abort(), []);

  const take = async (kind: FileKind | 'print') => {
    const { signal } = (reading.current = new AbortController());
    setBusy(kind);
    try {
      const rows = await readRows(
        list,
        (page, pages) => setProgress(m.reading(formatNumber(page), formatNumber(pages))),
        signal,
      );
      if (kind === 'print') setPrintedRows(rows);
      else {
        const values = await readCells(facts, rows, draw, signal);
        // Noted first: no list leaves the product unseen.
        await api.post('/exports', { list: label, kind, rows: rows.length } satisfies ExportInput);
        toast.success(m.ready(await saveRows(kind, label, facts, values)));
      }
      onClose();
    } catch (error) {
      if (!signal.aborted) toast.error(m.notReady(reasonOf(error)));
    } finally {
      setBusy(undefined);
      setProgress('');
      clear();
    }
  };

  return (
    <>
      {isOpen && (
        <PanelView
          {...props}
          busy={busy}
          progress={progress}
          onTake={(kind) => void take(kind)}
          onStop={() => reading.current?.abort()}
        />
      )}
      {portal}
      {printedRows && (
        <PrintSheet
          title={label}
          columns={facts}
          rows={printedRows}
          onDone={() => setPrintedRows(undefined)}
        />
      )}
    </>
  );
}

/** Draws cells outside the page, to learn what their components say. `portal` must be rendered for that. */
function useHiddenCells() {
  const [place] = useState(() => document.createElement('div'));
  const [cells, setCells] = useState<readonly ReactNode[]>([]);
  const draw = (next: readonly ReactNode[]) => {
    flushSync(() => setCells(next));
    return [...place.children].map(({ textContent }) => textContent ?? '');
  };
  const portal = createPortal(
    cells.map((cell, index) => <div key={index}>{cell}</div>),
    place,
  );
  return { draw, clear: () => setCells([]), portal };
}

function reasonOf(error: unknown): string {
  if (error instanceof TooManyRows) return m.tooMany(formatNumber(maxRows));
  return error instanceof Error ? error.message : '';
}
