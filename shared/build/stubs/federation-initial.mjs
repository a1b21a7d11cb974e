/** An entry uses no shared modules itself; the chunks of its sections load them. */
export function installInitialConsumes() {
  throw new Error('entries consume nothing');
}
