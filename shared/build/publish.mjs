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

/** Publishes releases and makes them live for all, where they are not; answers the names of their remotes. */
export async function publishTo(registry, uploads) {
  const live = await liveVersions(registry);
  const wanted = uploads.filter(({ release }) => live.get(release.remote) !== release.version);
  for (const upload of wanted) await registry.publish(upload);
  return wanted.map(({ release }) => release.remote);
}

/**
 * Publishes the first releases of remotes that the registry has never seen; answers their names. What is live
 * of the others, and a canary that runs, was somebody's decision: a build that differs is only named.
 */
export async function publishUnseen(registry, uploads) {
  const live = await liveVersions(registry);
  const unseen = uploads.filter(({ release }) => !live.has(release.remote));
  const differing = uploads
    .filter(({ release: { remote, version } }) => live.has(remote) && live.get(remote) !== version)
    .map(({ release }) => release.remote);
  for (const upload of unseen) await registry.publish(upload);
  if (differing.length > 0) {
    say(`  ! built, but not live: ${differing.join(', ')}. To make them live for all clinics:`);
    say(`    npm run publish:sections -- ${differing.join(' ')}`);
  }
  return unseen.map(({ release }) => release.remote);
}

/** What the registry has of each remote that it has ever seen: the version that is live, or null. */
async function liveVersions(registry) {
  const remotes = await registry.remotes();
  return new Map(remotes.map((found) => [found.remote, found.default_version]));
}

/** The registry of a server and what stands in the dist folders of these remotes. */
async function opened({ address, dataDir, names = remotes() }) {
  const registry = await openRegistry({ address, dataDir });
  const uploads = await Promise.all(names.map((name) => readRelease(at(name, 'dist'))));
  return [registry, uploads];
}

/** As `publishTo`, with what stands in the dist folders of these remotes. */
export const publish = async (place) => publishTo(...(await opened(place)));

/** As `publishUnseen`, with what stands in the dist folders of all remotes. */
export const publishFirst = async (place) => publishUnseen(...(await opened(place)));

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await command(async () => {
    const address = process.env.ZIBA_URL ?? `http://localhost:${process.env.PORT ?? 8080}`;
    const dataDir = process.env.DATA_DIR ?? at('var');
    const names = process.argv.slice(2);
    const published = await publish({
      address,
      dataDir,
      ...(names.length > 0 && { names }),
    });
    say(published.length > 0 ? `Published: ${published.join(', ')}` : 'Everything is published.');
  });
}
