import { formatDateTime } from '@ziba/shared/format/date';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { FieldNote } from '@ziba/shared/ui/fields/field-note';
import type { ListOfField } from '@ziba/shared/ui/fields/list-field';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { totalOf } from '../../data/total-of';
import { m } from './messages';
import { keyOf } from './row-key';
import type { SessionRow } from './session-values';

interface Props {
  list: ListOfField<SessionRow>;
  /** The key of the open row. If its row was removed, the entry is shown at the end. */
  open: number | string | undefined;
  /** The fields of the open row. */
  entry: ReactNode;
  onEdit: (row: SessionRow) => void;
  onRemove: (row: SessionRow) => void;
}

/** The sessions of the form, the open one with its fields; a refusal of the server is shown in the row of its session. */
export function SessionList({ list, open, entry, onEdit, onRemove }: Props) {
  const { rows, id, frame, error } = list;
  const isRemoved = open !== undefined && !rows.some((row) => keyOf(row) === open);
  const total = totalOf(rows, ({ service_cost }) => Number(service_cost ?? 0));
  const lines = rows.map((row, place) => (
    <li key={keyOf(row)} data-open={keyOf(row) === open || undefined}>
      <RowLine row={row} {...{ list, place, onEdit, onRemove }} />
      {keyOf(row) === open && entry}
    </li>
  ));
  if (isRemoved) {
    // In the same list under the same key, so that React keeps the fields with what was typed.
    lines.push(
      <li key={open} data-open>
        {null}
        {entry}
      </li>,
    );
  }

  return (
    // The label differs from that of the group of fields around the list.
    <Frame {...frame} aria-label={m.sessionList}>
      {rows.length === 0 && <p>{m.noSessionsYet}</p>}
      {lines.length > 0 && <ol aria-label={m.sessions}>{lines}</ol>}
      {rows.length > 0 && (
        <strong>{m.totalOf(formatNumber(rows.length), formatToman(total))}</strong>
      )}
      <FieldNote id={id} error={error} />
    </Frame>
  );
}

interface LineProps extends Pick<Props, 'list' | 'onEdit' | 'onRemove'> {
  row: SessionRow;
  /** Its place in the list, from 0. */
  place: number;
}

/** A session in one line, with its error and its actions. */
function RowLine({ row, place, list, onEdit, onRemove }: LineProps) {
  const noteId = `${list.id}-${place}`;
  const wrong = list.wrongOf(place);
  return (
    <Line>
      <div>
        <b dir="auto">{formatText(row.session_title)}</b>
        <span>{formatDateTime(row.date)}</span>
        <span dir="auto">{formatText(row.service_type)}</span>
        <span>{m.hours(formatNumber(row.estimated_duration))}</span>
        <span>{formatToman(Number(row.service_cost ?? 0))}</span>
        <FieldNote id={noteId} error={wrong} />
      </div>
      <Button
        tone="quiet"
        size="small"
        icon="edit"
        name={list.nameOf(place)}
        data-opens={keyOf(row)}
        aria-label={common.editOf(row.session_title)}
        aria-describedby={wrong ? `${noteId}-note` : undefined}
        onClick={() => onEdit(row)}
      >
        {common.edit}
      </Button>
      <Button
        tone="quiet"
        size="small"
        icon="delete"
        aria-label={m.removeOf(row.session_title)}
        onClick={() => onRemove(row)}
      >
        {m.remove}
      </Button>
    </Line>
  );
}

const Frame = styled.div`
  min-inline-size: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  grid-column: 1 / -1;

  ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
  }
  li[data-open] {
    border-color: var(--accent);
    background: var(--sunken);
  }
  /* The row itself frames the fields. */
  li > fieldset {
    padding: var(--space-3) 0 0;
    border: 0;
    border-block-start: 1px solid var(--line);
    border-radius: 0;
    background: none;
  }
  > p {
    color: var(--text-soft);
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);

  > div {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-1) var(--space-4);
    min-inline-size: 0;
  }
  span {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  @media (max-width: 40rem) {
    flex-wrap: wrap;

    > div {
      flex-basis: 100%;
    }
  }
`;
