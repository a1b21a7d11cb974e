import { m } from '../messages';
import { Refusal } from './refusal';

/** The message for the user who violated a constraint. */
export interface ConstraintRefusal {
  code: string;
  message: string;
  /** The field of the input that the message belongs to. */
  field?: string;
  /** The status; 409 if left out. */
  status?: number;
}

interface DatabaseError {
  code: string;
  constraint?: string;
}

/** Errors of values that PostgreSQL cannot store: out of range, NUL, a broken escape or a lone surrogate. */
const unusableValues = new Set(['22003', '22021', '22P02', '22P05', '22025', '22007', '22008']);
const byCode: Record<string, () => Refusal> = {
  '23505': () => new Refusal(409, 'taken', m.taken),
  '23503': () => new Refusal(400, 'wrong_reference', m.wrongReference),
  '23001': () => new Refusal(409, 'in_use', m.inUse),
};

/** The refusal that an error of the database means, or undefined when it is a fault of the server. */
export function explainDatabaseError(
  error: unknown,
  constraints: ReadonlyMap<string, ConstraintRefusal>,
): Refusal | undefined {
  const found = databaseErrorOf(error);
  if (!found) return undefined;
  const explained = found.constraint ? constraints.get(found.constraint) : undefined;
  if (explained) {
    const { status = 409, code, message, field } = explained;
    return new Refusal(status, code, message, field ? { [field]: message } : undefined);
  }
  if (unusableValues.has(found.code)) return new Refusal(400, 'invalid', m.invalid);
  return byCode[found.code]?.();
}

/** drizzle wraps the error; the SQLSTATE is in its cause. */
function databaseErrorOf(error: unknown): DatabaseError | undefined {
  if (!(error instanceof Error)) return undefined;
  if (isDatabaseError(error)) return error;
  return isDatabaseError(error.cause) ? error.cause : undefined;
}

function isDatabaseError(value: unknown): value is DatabaseError {
  if (!(value instanceof Error) || !('code' in value)) return false;
  return typeof value.code === 'string' && /^[0-9A-Z]{5}$/.test(value.code);
}
