import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { formatNumber } from '../../format/money';
import { IconButton } from '../controls/icon-button';
import { m } from './selection/messages';
import type { Identified } from './column';
import type { RowSelection } from './use-row-selection';

interface Props<Row extends Identified> {
  selection: RowSelection<Row>;
  /** Buttons that act on the chosen rows. */
  children: ReactNode;
}

/** The actions on the chosen rows; shown at the foot of the table while any row is chosen. */
export function BulkBar<Row extends Identified>({ selection, children }: Props<Row>) {
  const count = selection.rows.length;
  return (
    <>
      <span role="status" className="visually-hidden">
        {count > 0 && m.selectedRows(formatNumber(count))}
      </span>
      {count > 0 && (
        <Bar role="group" aria-label={m.selection}>
          <IconButton icon="close" label={m.clearSelection} onClick={selection.clear} />
          <b>{m.selectedRows(formatNumber(count))}</b>
          <Buttons>{children}</Buttons>
        </Bar>
      )}
    </>
  );
}

const rise = keyframes`from { opacity: 0; transform: translateY(0.5rem); }`;

const Bar = styled.div`
  position: sticky;
  inset-block-end: var(--space-4);
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  align-self: center;
  max-inline-size: 100%;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  font-size: var(--size-s);
  animation: ${rise} var(--calm) var(--ease);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-inline-start: var(--space-3);
`;
