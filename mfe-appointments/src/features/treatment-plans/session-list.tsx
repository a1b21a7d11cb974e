import { formatDateTime } from '@ziba/shared/format/date';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { FieldNote } from '@ziba/shared/ui/fields/field-note';
import type { ListOfField } from '@ziba/shared/ui/fields/list-field';
import styled from 'styled-components';
import { totalOf } from '../../data/total-of';
import { m } from './messages';
import { keyOf } from './row-key';
import type { SessionRow } from './session-values';

interface Props {
  list: ListOfField<SessionRow>;
  /** The row that is open below. */
  editing: SessionRow | undefined;
  onEdit: (row: SessionRow) => void;
  onRemove: (row: SessionRow) => void;
}

/** The sessions of the form; a refusal of the server stands in the row of its session. */
export function SessionList({ list, editing, onEdit, onRemove }: Props) {
  const { rows, id, frame, nameOf, error, wrongOf } = list;
  const total = totalOf(rows, ({ service_cost }) => Number(service_cost ?? 0));

  return (
    // The label differs from that of the group of fields around the list.
    <Frame {...frame} aria-label={m.sessionList}>
      {rows.length === 0 && <p>{m.noSessionsYet}</p>}
      {rows.length > 0 && (
        <ol aria-label={m.sessions}>
          {rows.map((row, place) => (
            <li key={keyOf(row)} data-open={row === editing || undefined}>
              <div>
                <b dir="auto">{formatText(row.session_title)}</b>
                <span>{formatDateTime(row.date)}</span>
                <span dir="auto">{formatText(row.service_type)}</span>
                <span>{m.hours(formatNumber(row.estimated_duration))}</span>
                <span>{formatToman(Number(row.service_cost ?? 0))}</span>
                <FieldNote id={`${id}-${place}`} error={wrongOf(place)} />
              </div>
              <Button
                tone="quiet"
                size="small"
                icon="edit"
                name={nameOf(place)}
                aria-label={common.editOf(row.session_title)}
                aria-describedby={wrongOf(place) ? `${id}-${place}-note` : undefined}
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
            </li>
          ))}
        </ol>
      )}
      {rows.length > 0 && (
        <strong>{m.totalOf(formatNumber(rows.length), formatToman(total))}</strong>
      )}
      <FieldNote id={id} error={error} />
    </Frame>
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
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1);
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
  }
  li[data-open] {
    border-color: var(--accent);
    background: var(--selected);
  }
  li > div {
    display: flex;
    flex: 1 1 20rem;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-1) var(--space-4);
    min-inline-size: 0;
  }
  span {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  > p {
    color: var(--text-soft);
  }
`;
