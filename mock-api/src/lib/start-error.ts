/** The error of a server that cannot start: one line that says what is wrong and what to do. The exit code is 1. */
export class StartError extends Error {}

/** The text for a failure that ends the process; for an unexpected error with its stack. */
export function failureText(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
