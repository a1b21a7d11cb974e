import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { formatNumber } from '../../../format/money';
import { toast } from '../../overlays/toast';
import type { Identified } from '../column';
import { m } from './messages';
import { PanelView } from './panel-view';
import { PrintSheet } from './print-sheet';
import { most, readRows, TooManyRows } from './read-rows';
import { readCells } from './read-cells';
import { saveRows, type FileKind } from './save-rows';
import type { PanelProps } from '../tools-props';
import { shownColumns } from '../use-table-view';

/** Columns, density, files and print of a table. It stays while a file is made, open or closed. */
export function TablePanel<Row extends Identified>(props: PanelProps<Row>) {
  const { label, columns, list, view, isOpen, onClose } = props;
  const [busy, setBusy] = useState<FileKind | 'print'>();
  const [progress, setProgress] = useState('');
  const [paper, setPaper] = useState<Row[]>();
  const facts = shownColumns(columns, view).filter(({ quiet }) => !quiet);

  const [place] = useState(() => document.createElement('div'));
  const [cells, setCells] = useState<readonly ReactNode[]>([]);
  const draw = (next: readonly ReactNode[]) => {
    flushSync(() => setCells(next));
    return [...place.children].map(({ textContent }) => textContent ?? '');
  };
  const reading = useRef<AbortController>(undefined);
  // A page that is left reads on for nobody.
  useEffect(() => () => reading.current?.abort(), []);

  const reasonOf = (error: unknown) => {
    if (error instanceof TooManyRows) return m.tooMany(formatNumber(most));
    return error instanceof Error ? error.message : '';
  };
  const take = async (kind: FileKind | 'print') => {
    const { signal } = (reading.current = new AbortController());
    setBusy(kind);
    try {
      const rows = await readRows(
        list,
        (page, pages) => setProgress(m.reading(formatNumber(page), formatNumber(pages))),
        signal,
      );
      if (kind === 'print') setPaper(rows);
      else {
        const values = await readCells(facts, rows, draw, signal);
        toast.success(m.ready(await saveRows(kind, label, facts, values)));
      }
      onClose();
    } catch (error) {
      if (!signal.aborted) toast.error(m.notReady(reasonOf(error)));
    } finally {
      setBusy(undefined);
      setProgress('');
      setCells([]);
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
      {createPortal(
        cells.map((cell, index) => <div key={index}>{cell}</div>),
        place,
      )}
      {paper && (
        <PrintSheet title={label} columns={facts} rows={paper} onDone={() => setPaper(undefined)} />
      )}
    </>
  );
}
