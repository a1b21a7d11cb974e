import {
  overrideDeniedCode,
  passwordChangeCode,
  sectionOffCode,
} from '@ziba/shared/contracts/errors';
import { m } from '../messages';

/** Messages by field; the browser shows them beside the inputs. */
export type FieldMessages = Record<string, string>;

/** The error of a refused request; the error handler turns it into the answer of the API. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields?: FieldMessages,
    readonly headers: Record<string, string> = {},
    /** Further information for the client, such as slots that are free instead. */
    readonly details?: Record<string, unknown>,
  ) {
    super(message);
  }
}

/** 404: the caller's clinic has no such row. */
export function notFound(message: string = m.notFound): Refusal {
  return new Refusal(404, 'not_found', message);
}

/** Returns the row, or refuses with 404 when there is none. */
export function found<Row>(row: Row | undefined | null, message?: string): Row {
  if (row === undefined || row === null) throw notFound(message);
  return row;
}

/** 403: the caller does not have the section or the level of the call. */
export function forbidden(message: string = m.forbidden): Refusal {
  return new Refusal(403, 'forbidden', message);
}

/** 403: the user has the right, but the clinic does not have the section now. This does not end the session. */
export function sectionOff(): Refusal {
  return new Refusal(403, sectionOffCode, m.sectionOff);
}

/** 403: the password was set by somebody else and has to be changed first. It does not end the session. */
export function passwordChangeRequired(): Refusal {
  return new Refusal(403, passwordChangeCode, m.passwordChangeRequired);
}

/** 403: an operator who looks at a clinic may change nothing. It does not end the session. */
export function viewOnly(): Refusal {
  return new Refusal(403, overrideDeniedCode, m.viewOnly);
}

/** 400 with a message at one field. */
export function invalid(field: string, message: string): Refusal {
  return new Refusal(400, 'invalid', message, { [field]: message });
}
