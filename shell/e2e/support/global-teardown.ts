import { rm } from 'node:fs/promises';
import { preparedFolder } from './running-product';

/** Jest calls this after the last journey. */
export default async function tearDown() {
  const folder = process.env[preparedFolder];
  if (folder) await rm(folder, { recursive: true, force: true });
}
