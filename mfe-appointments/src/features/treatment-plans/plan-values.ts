import type { TreatmentPlan, TreatmentPlanUpdate } from '@ziba/shared/contracts/treatment-plans';
import { sessionStatus, type TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import type { Edit } from '@ziba/shared/ui/forms/form';
import type { PlanOutput, PlanValues } from './plan-schema';
import type { SessionRow } from './session-values';

/** A stored session as the form lists it. */
export function rowOf(session: TreatmentSession): SessionRow {
  return {
    id: session.id,
    session_title: session.session_title,
    date: session.starts_at,
    service_id: session.service_id,
    service_type: session.service_type,
    estimated_duration: session.estimated_duration ?? 1,
    service_cost: session.service_cost,
    service_location: session.service_location,
    session_description: session.session_description,
    required_items: session.required_items,
  };
}

/** Whether a session is still to come. The form shows only these; done and canceled ones stay as they are. */
const isOpen = ({ status }: TreatmentSession) => status === sessionStatus.planned;

/** A stored plan as the form shows it. */
export function valuesOf(plan: TreatmentPlan): PlanValues & { id: number; version: number } {
  const { id, version, title, patient_id, appointment_id, doctor_id } = plan;
  const { plan_notes, attachments } = plan;
  const people = { patient_id, appointment_id, doctor_id };
  const sessions = plan.sessions.filter(isOpen).map(rowOf);
  return { id, version, title, ...people, plan_notes, attachments, sessions };
}

/** A row as the server takes it: with its id where it is stored. */
const requestRow = ({ id, key: _, ...row }: SessionRow) => ({ ...row, ...(id ? { id } : {}) });

/** A new plan as the server takes it. */
export const newPlan = ({ sessions, ...plan }: PlanOutput) => ({
  ...plan,
  sessions: sessions.map(({ id: _, key: __, ...row }) => row),
});

/**
 * The changes of an edit, with the position in the form of each session that is sent, and the ids of all
 * sessions of the form. `base` holds the sessions at the beginning of the edit, so that sessions that other
 * users added or removed since then are left alone.
 */
export function changesOf(
  { sessions }: PlanOutput,
  { changes: { sessions: _, ...fields }, base }: Edit<PlanValues, PlanOutput>,
) {
  const stored = new Map((base.sessions as SessionRow[] | undefined)?.map((row) => [row.id, row]));
  const changed = sessions
    .map((row, place) => ({ row, place }))
    .filter(({ row }) => !row.id || !isSame(row, stored.get(row.id)));
  const kept = new Set(sessions.map(({ id }) => id));
  const update: TreatmentPlanUpdate = {
    ...fields,
    session_rows: changed.map(({ row }) => requestRow(row)),
    canceled_sessions: [...stored.keys()].filter((id) => id && !kept.has(id)) as number[],
  };
  return { update, places: changed.map(({ place }) => place), ids: sessions.map(({ id }) => id) };
}

function isSame(row: SessionRow, stored: SessionRow | undefined): boolean {
  const keys = Object.keys(row) as (keyof SessionRow)[];
  return (
    stored !== undefined &&
    keys.every((key) => JSON.stringify(row[key] ?? null) === JSON.stringify(stored[key] ?? null))
  );
}
