import type { PlanTemplate, PlanTemplateInput } from '@ziba/shared/contracts/plan-templates';
import type { TreatmentPlan } from '@ziba/shared/contracts/treatment-plans';
import { sessionStatus } from '@ziba/shared/contracts/treatment-sessions';
import { addDays, daysBetween } from '@ziba/shared/format/day';
import { tehranInstant } from '@ziba/shared/format/time-of-day';
import type { SessionRow } from './session-values';

/** The sessions of a template from a first day on, all at the same hour (HH:MM in Tehran). */
export function sessionsFrom(template: PlanTemplate, firstDay: string, time: string): SessionRow[] {
  return template.sessions.map(({ day_offset, ...session }) => ({
    ...session,
    id: undefined,
    date: tehranInstant(addDays(firstDay, day_offset), time),
    service_id: session.service_id ?? null,
  }));
}

/** A plan as a template: its sessions by their distance from the first one; canceled ones stay out. */
export function templateOf(plan: TreatmentPlan, title: string): PlanTemplateInput {
  const sessions = plan.sessions.filter(({ status }) => status !== sessionStatus.canceled);
  const first = sessions.map(({ date }) => date).sort()[0] ?? '';
  return {
    title,
    description: plan.plan_notes,
    sessions: sessions.map((session) => ({
      // `daysBetween` counts both ends.
      day_offset: daysBetween(first, session.date) - 1,
      session_title: session.session_title,
      service_id: session.service_id,
      service_type: session.service_type ?? session.session_title,
      estimated_duration: session.estimated_duration ?? 1,
      service_cost: session.service_cost,
      service_location: session.service_location,
      session_description: session.session_description,
      required_items: session.required_items,
    })),
  };
}
