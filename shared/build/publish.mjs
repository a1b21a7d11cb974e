import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { command } from './lib/command.mjs';
import { registryClient } from './lib/release/registry-client.mjs';
import { say } from './lib/terminal.mjs';
import { at, remotes } from './lib/workspace.mjs';

/** The built release in a folder, as the registry wants it; `amend` may change its description. */
export async function readRelease(folder, amend = (release) => release) {
  const release = amend(JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')));
  const contents = {};
  for (const name of Object.keys(release.files)) {
    contents[name] = await readFile(path.join(folder, name), 'base64');
  }
  return { release, contents };
}

/**
 * The registry of the server at `address`, opened with the token that its data folder keeps. What it
 * publishes comes with the installation: new sections are on without the operator's acceptance.
 */
export async function openRegistry({ address, dataDir }) {
  const token = await readFile(path.join(dataDir, 'publish-token'), 'utf8');
  const client = registryClient(address, token.trim());
  return { ...client, publish: (upload) => client.publish({ ...upload, bundled: true }) };
}

/**
 * Publishes releases and makes them live for all, where they are not; answers the names of their remotes.
 * What the registry keeps already and somebody has taken back stays so, unless it is to go live `again`.
 */
export async function publishTo(registry, uploads, { again = false } = {}) {
  const known = new Map((await registry.remotes()).map((found) => [found.remote, found]));
  const published = [];
  for (const upload of uploads) {
    const { remote, version } = upload.release;
    const { default_version: live, releases = [] } = known.get(remote) ?? {};
    if (live === version) continue;
    if (live && !again && releases.some((release) => release.version === version)) {
      say(
        `  ! ${remote}: ${live} stays live; ${version} was taken back (npm run publish:sections)`,
      );
      continue;
    }
    await registry.publish(upload);
    published.push(remote);
  }
  return published;
}

/** As `publishTo`, with what stands in the dist folders of these remotes. */
export async function publish({ address, dataDir, names = remotes(), again }) {
  const registry = await openRegistry({ address, dataDir });
  const uploads = await Promise.all(names.map((name) => readRelease(at(name, 'dist'))));
  return publishTo(registry, uploads, { again });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await command(async () => {
    const address = process.env.ZIBA_URL ?? `http://localhost:${process.env.PORT ?? 8080}`;
    const dataDir = process.env.DATA_DIR ?? at('var');
    const names = process.argv.slice(2);
    const published = await publish({
      address,
      dataDir,
      again: true,
      ...(names.length > 0 && { names }),
    });
    say(published.length > 0 ? `Published: ${published.join(', ')}` : 'Everything is published.');
  });
}
