import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { command } from './lib/command.mjs';
import { Problem, say } from './lib/terminal.mjs';
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
  const token = (await readFile(path.join(dataDir, 'publish-token'), 'utf8')).trim();
  const call = async (method, body) => {
    const answer = await fetch(`${address}/api/registry/releases`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const said = await answer.json().catch(() => ({}));
    if (answer.ok) return said;
    const reason = said.message ?? 'no reason given';
    throw new Problem(`The registry at ${address} refused (${answer.status}): ${reason}`);
  };
  return {
    /** Every published release: `{ remote, version, active, created_at }`. */
    list: async () => (await call('GET')).data,
    publish: (upload) => call('POST', upload),
  };
}

/** Publishes built remotes that the registry does not serve in this version; answers their names. */
export async function publish({ address, dataDir, names = remotes() }) {
  const registry = await openRegistry({ address, dataDir });
  const active = (await registry.list()).filter((release) => release.active);
  const served = new Map(active.map(({ remote, version }) => [remote, version]));
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
