/** Of the connection, of its end, of a database that starts or stops, and of a statement that took too long. */
const states = /^(08...|57P0[1-5]|57014|53300|25P03)$/;
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
/** The driver's own words: these errors have no code. */
const words = [
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
];

/** Whether an error says that the database cannot be reached, or does not answer, at this moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return words.some((known) => error.message.startsWith(known));
  // A file that is missing has the code of a socket that is missing.
  return states.test(code) || (codes.has(code) && syscall !== 'open' && syscall !== 'stat');
}
