import { ApiError } from '@ziba/shared/api/api-error';

/** The free times that the server offers in place of a taken one: starts, ISO 8601, the nearest first. */
export function alternativeStarts(error: unknown): string[] {
  const slots = error instanceof ApiError ? error.body.details?.slots : undefined;
  if (!Array.isArray(slots)) return [];
  return slots.flatMap((slot: unknown) =>
    typeof slot === 'object' && slot !== null && 'start' in slot && typeof slot.start === 'string'
      ? [slot.start]
      : [],
  );
}
