import type { Member } from '../lib/actor';
import { where, type Where } from './conditions';

interface OfDoctor {
  doctor_id: number | null;
}

/** A doctor sees only what is their own (text 2 §6); everybody else all of the clinic. */
export const isOwn = (member: Member, row: OfDoctor): boolean =>
  member.type !== 'doctor' || row.doctor_id === member.userId;

/** The row if the caller may see it. */
export const ownOnly = <Row extends OfDoctor>(member: Member, row: Row | undefined) =>
  row && isOwn(member, row) ? row : undefined;

/** The doctor that a list is about: a doctor's own rows, whatever was asked for. */
export const doctorAsked = (member: Member, asked: number | undefined): number | undefined =>
  member.type === 'doctor' ? member.userId : asked;

/** A condition of a list on the column that names the doctor. */
export const ofDoctor = (member: Member, column: string, asked?: number): Where | undefined =>
  where(`${column} = ?`, doctorAsked(member, asked));
