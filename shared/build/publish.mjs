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

/** The registry of the server at `address`, opened with the token that its data folder keeps. */
export async function openRegistry({ address, dataDir }) {
  const token = await readFile(path.join(dataDir, 'publish-token'), 'utf8');
  return registryClient(address, token.trim());
}

/** Publishes built remotes that the registry does not serve in this version; answers their names. */
export async function publish({ address, dataDir, names = remotes() }) {
  const registry = await openRegistry({ address, dataDir });
  const served = new Map(
    (await registry.remotes()).map(({ remote, default_version }) => [remote, default_version]),
  );
  const published = [];
  for (const name of names) {
    const upload = await readRelease(at(name, 'dist'));
    if (served.get(name) === upload.release.version) continue;
    await registry.publish(upload);
    published.push(name);
  }
  return published;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await command(async () => {
    const address = process.env.ZIBA_URL ?? `http://localhost:${process.env.PORT ?? 8080}`;
    const dataDir = process.env.DATA_DIR ?? at('var');
    const names = process.argv.slice(2);
    const published = await publish({ address, dataDir, ...(names.length > 0 && { names }) });
    say(published.length > 0 ? `Published: ${published.join(', ')}` : 'Everything is published.');
  });
}
