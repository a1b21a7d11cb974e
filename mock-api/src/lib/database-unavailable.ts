/**
 * Error codes of a connection that fails or ends, a database that starts or stops, and a statement that took too long.
 */
const states = /^(08...|57P0[1-5]|57014|53300|25P03)$/;
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
/** Messages of the driver: these errors have no code. */
const words = [
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
];

/** Whether an error means that the database cannot be reached, or does not answer, at this moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return words.some((known) => error.message.startsWith(known));
  // The error of a missing file has the same code as that of a missing socket.
  return states.test(code) || (codes.has(code) && syscall !== 'open' && syscall !== 'stat');
}
