import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../lib/start-error';

/** The maximum length of the path of a unix socket, in bytes, on Linux; macOS allows four fewer. */
const longestPath = 103;
const socketName = '/.s.PGSQL.5432';

/**
 * The folder of the database's socket. No other user may enter it, so no password is needed. It is in the data folder,
 * or in the system's temporary folder if that path is too long.
 */
export function socketFolder(dataDir: string): string {
  const inside = join(dataDir, 'socket');
  const folder = fits(inside) ? inside : join(tmpdir(), `ziba-${shortHash(dataDir)}`);
  if (!fits(folder)) {
    throw new StartError(`DATA_DIR: the path of the database's socket is too long (${folder}).`);
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stat = lstatSync(folder);
  if (!stat.isDirectory() || stat.uid !== process.getuid?.()) {
    throw new StartError(`DATA_DIR: ${folder} belongs to somebody else; remove it.`);
  }
  chmodSync(folder, 0o700);
  return folder;
}

const fits = (folder: string) => Buffer.byteLength(folder + socketName) <= longestPath;

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
