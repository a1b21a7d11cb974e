import { access, constants, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for temporary databases: in memory if there is room, else on disk. `npm test` has chosen one already. */
async function temporaryFolder(): Promise<string> {
  if (process.env.ZIBA_TEST_RUN) return tmpdir();
  const memory = '/dev/shm';
  const enough = 4 * 1024 ** 3;
  try {
    await access(memory, constants.W_OK);
    const { bavail, bsize } = await statfs(memory);
    return bavail * bsize >= enough ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Makes a folder for what a journey writes; who asked for it deletes it. */
export const newFolder = async () => mkdtemp(join(await temporaryFolder(), 'ziba-e2e-'));
