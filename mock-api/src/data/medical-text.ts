import { mayIn } from '@ziba/shared/contracts/permissions';
import type { Member } from '../lib/actor';

/** The sections whose users read what doctors and staff noted about a patient. */
const medicalReaders = ['patients', 'prescriptions'] as const;

/** Whether the caller reads what was noted about patients. */
export const maySeeMedical = (member: Member) => mayIn(member, medicalReaders, 'read');

/**
 * The patient as the caller may see it: without the notes for users who only book appointments (beyond X53). What
 * they need for a booking stays, such as the special disease, which is shown as a warning.
 */
export const forReader = <Row extends { notes: string | null }>(member: Member, patient: Row) =>
  maySeeMedical(member) ? patient : { ...patient, notes: null };

/**
 * The history of one patient as the caller may see it: without what doctors described for users who only book
 * appointments (beyond X53).
 */
export const historyFor = (member: Member) => ({
  appointments: <Row extends { description: string | null }>(rows: Row[]): Row[] =>
    maySeeMedical(member) ? rows : rows.map((row) => ({ ...row, description: null })),
  plans: <Row extends PlanWithSessions>(rows: Row[]): Row[] =>
    maySeeMedical(member) ? rows : rows.map(withoutMedicalText),
});

interface PlanWithSessions {
  plan_notes: string | null;
  attachments: string | null;
  sessions: {
    session_description: string | null;
    report: string | null;
    report_attachment: string[];
  }[];
}

const withoutMedicalText = <Row extends PlanWithSessions>(plan: Row): Row => ({
  ...plan,
  plan_notes: null,
  attachments: null,
  sessions: plan.sessions.map((session) => ({
    ...session,
    session_description: null,
    report: null,
    report_attachment: [],
  })),
});
