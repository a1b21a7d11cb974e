import { formatDateTime } from '@ziba/shared/format/date';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { FieldGroup } from '@ziba/shared/ui/forms/field-group';
import { ListField, type ListOfField } from '@ziba/shared/ui/fields/list-field';
import styled from 'styled-components';
import { FromTemplate } from './from-template';
import { m } from './messages';
import type { PlanValues } from './plan-schema';
import { asNewRow, keyOf } from './row-key';
import { SessionEntryForm } from './session-entry';
import { SessionList } from './session-list';
import type { SessionRow } from './session-values';
import { newKey, useOpenSession } from './use-open-session';

interface Props {
  /** The stored session to open at once. */
  openId?: number;
  /** Whether a template may fill the list. */
  hasTemplates?: boolean;
}

/** The fields of a session that the server may refuse. */
const parts = [
  'session_title',
  'date',
  'service_type',
  'estimated_duration',
  'service_cost',
  'required_items',
  'id',
];

/**
 * The list of the sessions of a plan. A session is edited in its row, a new one below the list. Sessions are
 * added, changed and removed here; they are saved with the plan.
 */
export function SessionsField(props: Props) {
  return (
    <ListField<PlanValues, SessionRow>
      name="sessions"
      label={m.sessions}
      showEntry={sessionText}
      parts={parts}
    >
      {(list) => <Sessions {...props} list={list} />}
    </ListField>
  );
}

const sessionText = ({ session_title, date, service_type, service_cost }: SessionRow) =>
  [
    formatText(session_title),
    formatDateTime(date),
    formatText(service_type),
    formatToman(Number(service_cost ?? 0)),
  ].join('، ');

/**
 * An edit follows its row by id or key, because other users may add and cancel sessions meanwhile. It ends
 * when the row is removed here. When another user removes it, the typed values stay and can be added again.
 */
function Sessions({
  list,
  openId,
  hasTemplates = false,
}: Props & { list: ListOfField<SessionRow> }) {
  const { rows, set } = list;
  const { open, openCount, container, openNew, openRow, close, discardNew, keepOpen } =
    useOpenSession(rows, openId);
  const isNew = open === newKey;
  const row = isNew || open === undefined ? undefined : rows.find((one) => keyOf(one) === open);
  const isRemoved = open !== undefined && !isNew && !row;

  const saveRow = (entry: SessionRow) => {
    const saved = row ? { ...entry, key: row.key } : asNewRow(entry);
    set(row ? rows.map((old) => (old === row ? saved : old)) : [...rows, saved]);
    close(row ? saved : undefined);
  };
  const remove = (removed: SessionRow) => {
    set(rows.filter((one) => one !== removed));
    if (removed === row) close();
  };
  const discard = rows.length > 0 ? discardNew : undefined;
  const entry = open !== undefined && (
    <SessionEntryForm
      key={openCount}
      row={row}
      isRemoved={isRemoved}
      others={rows.filter((other) => other !== row)}
      onSave={saveRow}
      onCancel={isNew ? discard : () => close(row)}
    />
  );

  return (
    <FieldGroup title={m.sessions}>
      {hasTemplates && <FromTemplate onFill={(more) => set([...rows, ...more.map(asNewRow)])} />}
      <Container ref={container}>
        <SessionList
          list={list}
          open={isNew ? undefined : open}
          entry={isNew ? null : entry}
          onEdit={openRow}
          onRemove={remove}
        />
        {isNew ? (
          <div onFocus={keepOpen}>{entry}</div>
        ) : (
          <div>
            <Button icon="add" data-opens={newKey} onClick={openNew}>
              {m.newSession}
            </Button>
          </div>
        )}
      </Container>
    </FieldGroup>
  );
}

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  grid-column: 1 / -1;
`;
