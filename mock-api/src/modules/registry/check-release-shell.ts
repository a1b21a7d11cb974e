import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellOffer } from '@ziba/shared/contracts/release-check';
import { z } from 'zod';

/** What the build of the shell says of itself in `dist/release.json`. */
const described = z.object({ shares: z.array(z.string()).optional() });

/** What the shell that this server serves provides; nothing is known of it while there is no build. */
export async function shellOffer(shellDir: string): Promise<ShellOffer> {
  try {
    const { data } = described.safeParse(
      JSON.parse(await readFile(join(shellDir, 'release.json'), 'utf8')),
    );
    return data?.shares ? { shares: data.shares } : {};
  } catch {
    // Without a shell there is nothing to check against: the API alone, or a build that is being written.
    return {};
  }
}
