import type { VisitNoteForm } from '@ziba/shared/contracts/visit-notes';

/** The parts of a note, in the order of the form. */
export const noteParts = ['complaint', 'findings', 'diagnosis'] as const;
type Parts = Pick<VisitNoteForm, (typeof noteParts)[number]>;

const joined = (typed: string | null | undefined, ready: string | null | undefined) =>
  [typed?.trim(), ready].filter(Boolean).join('\n') || null;

/** A note with a ready text below what was typed; parts that the ready text leaves out stay. */
export const withTemplate = (typed: Parts, ready: Parts): Parts => ({
  complaint: joined(typed.complaint, ready.complaint),
  findings: joined(typed.findings, ready.findings),
  diagnosis: joined(typed.diagnosis, ready.diagnosis),
});
