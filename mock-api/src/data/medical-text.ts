import { clinicalTexts } from '@ziba/shared/contracts/clinical';
import { mayIn } from '@ziba/shared/contracts/permissions';
import type { Session } from '../lib/actor';
import { forbidden, invalid } from '../lib/refusal';

/** The sections whose users read what doctors and staff noted about a patient. */
const medicalReaders = ['patients', 'prescriptions'] as const;

/** Whether the caller reads what was noted about patients. */
export const maySeeMedical = (reader: Session) => mayIn(reader, medicalReaders, 'read');

/**
 * Whether the caller reads what was written in plans, sessions and reports: who reads patients' files, and a doctor, who
 * sees only rows of their own there.
 */
export const maySeeTreatment = (reader: Session) =>
  reader.type === 'doctor' || maySeeMedical(reader);

/** Refuses with 403 a caller who may not read what was written in plans, sessions and reports. */
export function demandTreatment(reader: Session): void {
  if (!maySeeTreatment(reader)) throw forbidden(clinicalTexts.unseen);
}

/** Whether the appointment is still ahead or running: its desk works with the reason for the visit. */
export const isOpenVisit = ({ status }: { status?: unknown }) =>
  status === 'waiting' || status === 'visiting';

/** Whether the caller reads the reason for a visit and its files: of an open visit also the desk. */
export const maySeeVisit = (reader: Session, visit: { status?: unknown }) =>
  maySeeTreatment(reader) || (mayIn(reader, ['appointments'], 'read') && isOpenVisit(visit));

/**
 * The input of an edit by somebody who is not shown the fields `names`: what is sent empty for one of them stays as it is
 * stored. Errors: 400 at a field that is written over without having been read.
 */
export function keepUnseen<Input extends object>(
  input: Input,
  stored: object,
  names: readonly (keyof Input & string)[],
): Input {
  const before: Record<string, unknown> = { ...stored };
  const hidden = names.filter((name) => input[name] !== undefined && before[name]);
  const written = hidden.find((name) => input[name]);
  if (written) throw invalid(written, clinicalTexts.unseen);
  return { ...input, ...Object.fromEntries(hidden.map((name) => [name, undefined])) };
}
