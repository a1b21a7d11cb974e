import { mayIn } from '@ziba/shared/contracts/permissions';
import type { Member } from '../../lib/actor';

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
