import './global-setup';

/** Jest calls this after the last journey. Fails the run if a journey has left something behind. */
export default async function tearDown() {
  const left = (await globalThis.runHost?.stop()) ?? [];
  if (left.length > 0) throw new Error(`Journeys have left behind: ${left.join(', ')}`);
}
