import { sessionTexts } from '@ziba/shared/contracts/treatment-sessions';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { useSession } from '@ziba/shared/session/use-session';
import { EntryForm } from '@ziba/shared/ui/entry-form';
import { FieldGroup } from '@ziba/shared/ui/field-group';
import { ListField, type ListOfField } from '@ziba/shared/ui/fields/list-field';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FromTemplate } from './from-template';
import { m } from './messages';
import type { PlanValues, SessionRow } from './plan-schema';
import { sessionSchema } from './plan-schema';
import { SessionInputs } from './session-inputs';
import { SessionList } from './session-list';

interface Props {
  /** The stored session that is opened at once, where one was asked for. */
  openId?: number;
  /** Whether a template may fill the list. */
  hasTemplates?: boolean;
}

/** Parts of a session that a refusal of the server may be about. */
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
 * The sessions of a plan in a list, and below it the fields of one: added, changed or taken away here and
 * saved with the plan (text 2 §2.9).
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

/** The edit of a row ends when the row is taken away. */
function Sessions({
  list,
  openId,
  hasTemplates = false,
}: Props & { list: ListOfField<SessionRow> }) {
  const { rows, set } = list;
  const atFirst = rows.findIndex(({ id }) => openId !== undefined && id === openId);
  const [editing, setEditing] = useState<number | null>(atFirst < 0 ? null : atFirst);
  // A new one every time: nothing of the session before is left in the fields.
  const [round, setRound] = useState(0);
  const doctorId = useDoctorOfPlan();
  const row = editing === null ? undefined : rows[editing];
  const storedStart = row?.id ? row.date : undefined;
  const isLabelEnough = Boolean(row?.id && !row.service_id);
  const dateMissing = row ? sessionTexts.dateOnEdit : sessionTexts.date;
  const schema = useMemo(
    () => sessionSchema({ dateMissing, storedStart, isLabelEnough }),
    [dateMissing, storedStart, isLabelEnough],
  );

  const go = (to: number | null) => {
    setEditing(to);
    setRound(round + 1);
  };
  const put = (entry: SessionRow) => {
    set(row ? rows.map((old) => (old === row ? entry : old)) : [...rows, entry]);
    go(null);
  };
  const remove = (place: number) => {
    set(rows.filter((_, other) => other !== place));
    if (editing === null) return;
    if (editing === place) go(null);
    else if (editing > place) setEditing(editing - 1);
  };

  return (
    <FieldGroup title={m.sessions}>
      {hasTemplates && <FromTemplate onFill={(more) => set([...rows, ...more])} />}
      <SessionList {...{ list, editing }} onEdit={go} onRemove={remove} />
      <EntryForm
        key={round}
        title={row ? m.editSession : m.newSession}
        schema={schema}
        initial={row ?? { required_items: [] }}
        submit={row ? m.editSession : m.addSession}
        onCancel={row && (() => go(null))}
        holds={{ name: 'sessions', reason: m.halfSession }}
        draft={row ? undefined : 'plan-session'}
        onSubmit={put}
      >
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

/** Whose calendar the sessions have to fit: a doctor's own, or that of the plan's doctor. */
function useDoctorOfPlan(): number | undefined {
  const user = useSession()?.user;
  const chosen = useWatch<PlanValues, 'doctor_id'>({ name: 'doctor_id' });
  return user?.type === 'doctor' ? user.id : Number(chosen) || undefined;
}
