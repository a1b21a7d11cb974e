import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellOffer } from '@ziba/shared/contracts/release-check';
import { z } from 'zod';

/** The description that the build of the shell writes into `dist/release.json`. */
const described = z.object({ shares: z.array(z.string()).optional() });

/** What the shell of this server provides; undefined while there is no build. */
export async function shellOffer(shellDir: string): Promise<ShellOffer> {
  try {
    const { data } = described.safeParse(
      JSON.parse(await readFile(join(shellDir, 'release.json'), 'utf8')),
    );
    return data?.shares ? { shares: data.shares } : {};
  } catch {
    // Without a build of the shell (only the API runs, or a build is being written) this is not checked.
    return {};
  }
}
