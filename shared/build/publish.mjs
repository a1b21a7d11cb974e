import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { command } from './lib/command.mjs';
import { registryClient } from './lib/release/registry-client.mjs';
import { say } from './lib/terminal.mjs';
import { at, remotes } from './lib/workspace.mjs';

/** Reads the built release of a folder for an upload; `amend` may change its description. */
export async function readRelease(folder, amend = (release) => release) {
  const release = amend(JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')));
  const contents = {};
  for (const name of Object.keys(release.files)) {
    contents[name] = await readFile(path.join(folder, name), 'base64');
  }
  return { release, contents };
}

/**
 * A client for the registry of the server at `address`, with the token in its data folder. Its releases are part of
 * the installation: new sections are on without the operator's acceptance.
 */
export async function openRegistry({ address, dataDir }) {
  const token = await readFile(path.join(dataDir, 'publish-token'), 'utf8');
  const client = registryClient(address, token.trim());
  return { ...client, publish: (upload) => client.publish({ ...upload, bundled: true }) };
}

/** Publishes the releases that are not live yet, for all clinics; returns the names of their remotes. */
export async function publishTo(registry, uploads) {
  const live = await liveVersions(registry);
  const wanted = uploads.filter(({ release }) => live.get(release.remote) !== release.version);
  for (const upload of wanted) await registry.publish(upload);
  return wanted.map(({ release }) => release.remote);
}

/**
 * Publishes the releases of remotes that the registry has never seen; returns their names. The live releases and
 * canaries of other remotes were chosen by somebody, so a differing build is only named.
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

/** The live version of each remote in the registry, by name; null when none is live. */
async function liveVersions(registry) {
  const remotes = await registry.remotes();
  return new Map(remotes.map((found) => [found.remote, found.default_version]));
}

/** The registry of a server, and the releases in the dist folders of these remotes. */
async function prepareUploads({ address, dataDir, names = remotes() }) {
  const registry = await openRegistry({ address, dataDir });
  const uploads = await Promise.all(names.map((name) => readRelease(at(name, 'dist'))));
  return [registry, uploads];
}

/** Like `publishTo`, with the releases in the dist folders of these remotes. */
export const publish = async (place) => publishTo(...(await prepareUploads(place)));

/** Like `publishUnseen`, with the releases in the dist folders of all remotes. */
export const publishFirst = async (place) => publishUnseen(...(await prepareUploads(place)));

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
