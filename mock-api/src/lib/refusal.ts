import { passwordChangeCode, sectionOffCode } from '@ziba/shared/contracts/errors';
import { m } from '../messages';

/** Messages by field, as the browser shows them beside the inputs. */
export type FieldMessages = Record<string, string>;

/** What the server says no with; the error handler turns it into the answer of the API. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields?: FieldMessages,
    readonly headers: Record<string, string> = {},
    /** What helps to go on, such as slots that are free instead. */
    readonly details?: Record<string, unknown>,
  ) {
    super(message);
  }
}

/** 404: no such row in the caller's clinic. */
export function notFound(message: string = m.notFound): Refusal {
  return new Refusal(404, 'not_found', message);
}

/** The row, or a refusal with 404 when there is none. */
export function found<Row>(row: Row | undefined | null, message?: string): Row {
  if (row === undefined || row === null) throw notFound(message);
  return row;
}

/** 403: the section or the level does not allow the call. */
export function forbidden(message: string = m.forbidden): Refusal {
  return new Refusal(403, 'forbidden', message);
}

/** 403: the user may, but the clinic does not have the section now. It does not end the session. */
export function sectionOff(): Refusal {
  return new Refusal(403, sectionOffCode, m.sectionOff);
}

/** 403: the password was set by somebody else and has to be changed first. It does not end the session. */
export function passwordChangeRequired(): Refusal {
  return new Refusal(403, passwordChangeCode, m.passwordChangeRequired);
}

/** 400 with one field. */
export function invalid(field: string, message: string): Refusal {
  return new Refusal(400, 'invalid', message, { [field]: message });
}
