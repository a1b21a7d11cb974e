import type { z } from 'zod';
import type { signedFiles } from '../contracts/files';
import { api } from './client';

/** Reads an address for an `<img>` from the stored name of a file; undefined when there is no file. */
export async function readFileUrl(stored: string | null): Promise<string | undefined> {
  if (!stored) return undefined;
  const name = stored.slice(stored.lastIndexOf('/') + 1);
  const { data } = await api.get<z.output<typeof signedFiles>>('/files/sign', { names: name });
  return data[name];
}
