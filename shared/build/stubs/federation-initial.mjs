/** An entry consumes nothing by itself: what is shared is asked for by the chunks of its sections. */
export function installInitialConsumes() {
  throw new Error('entries consume nothing');
}
