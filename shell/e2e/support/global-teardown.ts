/** Jest calls this after the last journey. */
export default async function tearDown() {
  await globalThis.endOfJourneys?.();
}
