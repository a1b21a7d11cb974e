/** Remotes do not import each other, so no chunk waits for a module of another remote. */
export function remotes({ chunkId, chunkMapping }) {
  if (Object.hasOwn(chunkMapping, chunkId)) throw new Error('remotes import no other remote');
}
