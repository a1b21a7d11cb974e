import type { VisitNote } from '@ziba/shared/contracts/visit-notes';

/** What a doctor noted at a visit; each part can be replaced. */
export const aVisitNote = (over: Partial<VisitNote> = {}): VisitNote => ({
  version: 3,
  complaint: 'لک صورت',
  findings: null,
  diagnosis: null,
  written_by: 'سارا احمدی',
  updated_at: '2026-01-03T08:30:00.000Z',
  ...over,
});
