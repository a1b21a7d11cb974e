/** Remotes import nothing from each other: no chunk of one waits for a module of another. */
export function remotes({ chunkId, chunkMapping }) {
  if (Object.hasOwn(chunkMapping, chunkId)) throw new Error('remotes import no other remote');
}
