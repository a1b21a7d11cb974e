import type { Member } from '../lib/actor';
import { where, type Where } from './conditions';

interface OfDoctor {
  doctor_id: number | null;
}

/** A doctor sees only their own rows; everybody else sees all rows of the clinic. */
export const isOwn = (member: Member, row: OfDoctor): boolean =>
  member.type !== 'doctor' || row.doctor_id === member.userId;

/** Returns the row if the caller may see it. */
export const ownOnly = <Row extends OfDoctor>(member: Member, row: Row | undefined) =>
  row && isOwn(member, row) ? row : undefined;

/** The doctor that a list is filtered by: for a doctor always themselves, whatever was requested. */
export const doctorAsked = (member: Member, asked: number | undefined): number | undefined =>
  member.type === 'doctor' ? member.userId : asked;

/** A condition of a list on the column with the doctor's id. */
export const ofDoctor = (member: Member, column: string, asked?: number): Where | undefined =>
  where(`${column} = ?`, doctorAsked(member, asked));
