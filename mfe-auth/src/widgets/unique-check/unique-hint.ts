import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { m } from './messages';
import { useUniqueCheck } from './use-unique-check';

interface Options {
  /** The field, which is also the name of the check. */
  kind: 'email' | 'username';
  /** What a value must be to be worth a check. */
  schema: z.ZodType<string>;
  /** The value that the edited user has: it is theirs, so it is not checked. */
  own?: string | null;
}

/**
 * The words about the check of a field of the form around it; undefined while there are none. A value that is
 * taken becomes the error of the field.
 */
export function useUniqueHint({ kind, schema, own }: Options): string | undefined {
  const { clearErrors, getFieldState, setError } = useFormContext();
  const typed: unknown = useWatch({ name: kind });
  const parsed = schema.safeParse(typed);
  const isOwn = parsed.success && parsed.data.toLowerCase() === own?.toLowerCase();
  const value = parsed.success && !isOwn ? parsed.data : undefined;
  const result = useUniqueCheck({ kind, value });

  useEffect(() => {
    if (result === 'taken') setError(kind, { type: 'taken', message: m.taken[kind] });
    else if (getFieldState(kind).error?.type === 'taken') clearErrors(kind);
  }, [result, kind, setError, getFieldState, clearErrors]);

  if (result === 'free') return m.free[kind];
  if (result === 'checking') return m.checking;
  if (result === 'unknown') return m.failed;
  return result === 'paused' ? m.later : undefined;
}
