import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeSections } from '../../describe-sections.mjs';
import { integrityOf } from '../../release-plugin.mjs';
import { at, cacheFolder, remotes } from '../workspace.mjs';

/** Bundles and loads the checks of releases from the contracts, which the server uses, too. */
async function library() {
  const { build } = await import('esbuild');
  const outfile = path.join(cacheFolder, 'release-check.mjs');
  await build({
    entryPoints: [at('shared/src/contracts/release-check.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}

/** The modules that the shell of this workspace provides; unknown while it is not built. */
function shellOffer() {
  try {
    const { shares } = JSON.parse(readFileSync(at('shell/dist/release.json'), 'utf8'));
    return shares ? { shares } : {};
  } catch {
    return {}; // The registry knows its shell and checks again.
  }
}

/** The other remotes of this workspace with their sections. */
function otherRemotes(remote) {
  const others = remotes().filter((name) => name !== remote);
  return Promise.all(
    others.map(async (name) => {
      const sections = await describeSections(at(name));
      return { remote: name, sections: sections.map(({ descriptor }) => descriptor) };
    }),
  );
}

const isText = (name) => /\.(m?js|css|json)$/.test(name);

function fileOf([name, encoded]) {
  const content = Buffer.from(encoded, 'base64');
  return {
    name,
    size: content.length,
    integrity: integrityOf(content),
    ...(isText(name) && { text: content.toString('utf8') }),
  };
}

/**
 * The faults of a release, as `{ code, message, file }`, the most serious first. The registry checks the same and
 * also compares with what other teams have published.
 */
export async function refusalsOf({ release: description, contents }) {
  const { checkRelease, readReleaseInfo } = await library();
  const { release, violations } = readReleaseInfo(description);
  const found =
    violations ??
    checkRelease({
      release,
      files: Object.entries(contents).map(fileOf),
      others: await otherRemotes(release.remote),
      shell: shellOffer(),
    });
  return found.map(({ code, english, file }) => ({ code, message: english, file }));
}
