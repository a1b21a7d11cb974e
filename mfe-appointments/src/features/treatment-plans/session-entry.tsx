import { sessionTexts } from '@ziba/shared/contracts/treatment-sessions';
import { useSession } from '@ziba/shared/session/use-session';
import { EntryForm } from '@ziba/shared/ui/forms/entry-form';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { m } from './messages';
import type { PlanValues } from './plan-schema';
import { SessionInputs } from './session-inputs';
import { sessionSchema, type SessionRow } from './session-values';
import { newSessionDraft } from './use-open-session';

interface Props {
  /** The session of the list that is changed; undefined for a new one. */
  row: SessionRow | undefined;
  /** Whether another user removed the session that is being edited. */
  isRemoved: boolean;
  /** The other sessions of the list. */
  others: readonly SessionRow[];
  onSave: (entry: SessionRow) => void;
  /** Undefined where there is nothing to go back to. */
  onCancel?: () => void;
}

/** The fields of one session, validated when the session is put into the list. */
export function SessionEntryForm({ row, isRemoved, others, onSave, onCancel }: Props) {
  const doctorId = useDoctorOfPlan();
  const storedStart = row?.id ? row.date : undefined;
  const isLabelEnough = Boolean(row?.id && !row.service_id);
  const dateMissing = row ? sessionTexts.dateOnEdit : sessionTexts.date;
  const schema = useMemo(
    () => sessionSchema({ dateMissing, storedStart, isLabelEnough }),
    [dateMissing, storedStart, isLabelEnough],
  );
  return (
    <EntryForm
      title={row ? m.editSession : m.newSession}
      schema={schema}
      initial={row ?? { required_items: [] }}
      stored={row?.id ? row : undefined}
      submit={row ? m.editSession : m.addSession}
      onCancel={onCancel}
      list={{ name: 'sessions', unfinished: m.halfSession }}
      draft={row || isRemoved ? undefined : newSessionDraft}
      onSubmit={onSave}
    >
      {isRemoved && <RemovedNotice role="alert">{m.goneSession}</RemovedNotice>}
      <SessionInputs
        doctorId={doctorId}
        others={others}
        storedStart={storedStart}
        storedLabel={isLabelEnough ? row?.service_type : undefined}
      />
    </EntryForm>
  );
}

const RemovedNotice = styled.p`
  grid-column: 1 / -1;
  color: var(--warning);
`;

/** The doctor whose calendar the sessions must fit: the user, if they are a doctor, else the plan's doctor. */
function useDoctorOfPlan(): number | undefined {
  const user = useSession()?.user;
  const chosen = useWatch<PlanValues, 'doctor_id'>({ name: 'doctor_id' });
  return user?.type === 'doctor' ? user.id : Number(chosen) || undefined;
}
