import { sessionTexts } from '@ziba/shared/contracts/treatment-sessions';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { useSession } from '@ziba/shared/session/use-session';
import { EntryForm } from '@ziba/shared/ui/forms/entry-form';
import { FieldGroup } from '@ziba/shared/ui/forms/field-group';
import { ListField, type ListOfField } from '@ziba/shared/ui/fields/list-field';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { FromTemplate } from './from-template';
import { m } from './messages';
import type { PlanValues } from './plan-schema';
import { asNewRow, keyOf } from './row-key';
import { SessionInputs } from './session-inputs';
import { SessionList } from './session-list';
import type { SessionRow } from './session-values';
import { sessionSchema } from './session-values';

interface Props {
  /** The stored session that is opened at once, where one was asked for. */
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
 * The list of the sessions of a plan, and below it the fields of one session. Sessions are added, changed
 * and removed here; they are saved with the plan (text 2 §2.9).
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
  const atFirst = rows.some(({ id }) => id === openId) ? openId : undefined;
  const [editing, setEditing] = useState<number | string | undefined>(atFirst);
  // A new key for every session, so that no value of the previous session stays in the fields.
  const [round, setRound] = useState(0);
  const doctorId = useDoctorOfPlan();
  const row = editing === undefined ? undefined : rows.find((one) => keyOf(one) === editing);
  const isGone = editing !== undefined && !row;
  const storedStart = row?.id ? row.date : undefined;
  const isLabelEnough = Boolean(row?.id && !row.service_id);
  const dateMissing = row ? sessionTexts.dateOnEdit : sessionTexts.date;
  const schema = useMemo(
    () => sessionSchema({ dateMissing, storedStart, isLabelEnough }),
    [dateMissing, storedStart, isLabelEnough],
  );

  const go = (to: SessionRow | null) => {
    setEditing(to ? keyOf(to) : undefined);
    setRound(round + 1);
  };
  const keep = (entry: SessionRow) => {
    const changed = row && { ...entry, key: row.key };
    set(changed ? rows.map((old) => (old === row ? changed : old)) : [...rows, asNewRow(entry)]);
    go(null);
  };
  const remove = (gone: SessionRow) => {
    set(rows.filter((one) => one !== gone));
    if (gone === row) go(null);
  };

  return (
    <FieldGroup title={m.sessions}>
      {hasTemplates && <FromTemplate onFill={(more) => set([...rows, ...more.map(asNewRow)])} />}
      <SessionList list={list} editing={row} onEdit={go} onRemove={remove} />
      <EntryForm
        key={round}
        title={row ? m.editSession : m.newSession}
        schema={schema}
        initial={row ?? { required_items: [] }}
        stored={row?.id ? row : undefined}
        submit={row ? m.editSession : m.addSession}
        onCancel={row || isGone ? () => go(null) : undefined}
        holds={{ name: 'sessions', reason: m.halfSession }}
        draft={row || isGone ? undefined : 'plan-session'}
        onSubmit={keep}
      >
        {isGone && <Gone role="alert">{m.goneSession}</Gone>}
        <SessionInputs
          doctorId={doctorId}
          others={rows.filter((other) => other !== row)}
          storedStart={storedStart}
          storedLabel={isLabelEnough ? row?.service_type : undefined}
        />
      </EntryForm>
    </FieldGroup>
  );
}

const Gone = styled.p`
  grid-column: 1 / -1;
  color: var(--warning);
`;

/** The doctor whose calendar the sessions must fit: the user, if they are a doctor, else the plan's doctor. */
function useDoctorOfPlan(): number | undefined {
  const user = useSession()?.user;
  const chosen = useWatch<PlanValues, 'doctor_id'>({ name: 'doctor_id' });
  return user?.type === 'doctor' ? user.id : Number(chosen) || undefined;
}
