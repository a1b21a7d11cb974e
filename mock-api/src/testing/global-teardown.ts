/** Stops the PostgreSQL of the run. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.stopTestDatabase?.();
}
