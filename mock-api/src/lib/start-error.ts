/** Why the server cannot start: one line that says what is wrong and what to do. Ends with exit code 1. */
export class StartError extends Error {}

/** What to say of a failure that ends the process; what nobody foresaw also says where. */
export function wordsOfFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
