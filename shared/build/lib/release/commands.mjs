import { buildFrontEnd } from '../builds.mjs';
import { say, step, UsageProblem } from '../terminal.mjs';
import { at } from '../workspace.mjs';
import { readRelease } from '../../publish.mjs';
import { refusalsOf } from './checks.mjs';
import { deployToken, isOpenToOthers, registryAddress } from './deploy-token.mjs';
import { placesText, remoteText } from './listing.mjs';
import { ChecksProblem } from './problems.mjs';
import { registryClient } from './registry-client.mjs';
import { targetOf } from './arguments.mjs';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;

function openClient() {
  const address = registryAddress();
  const client = registryClient(address, deployToken(address));
  if (isOpenToOthers(address))
    say(`  ! ${address} is not encrypted: others in the network can read the token`);
  return { address, client };
}

function mustBeNamed(remote, help) {
  if (!remote) throw new UsageProblem('Name the remote: -w mfe-…', help);
}

async function checkedUpload(remote) {
  const upload = await readRelease(at(remote, 'dist')).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new ChecksProblem([{ code: 'missing_file', message: `${error.path} is missing` }]);
  });
  const refusals = await refusalsOf(upload);
  if (refusals.length > 0) throw new ChecksProblem(refusals);
  return upload;
}

/** `release`: builds one remote, checks it, uploads it and makes it live. */
export async function release({ values, remote, help }) {
  mustBeNamed(remote, help);
  const target = targetOf(values);
  const start = performance.now();
  const { address, client } = values.check ? {} : openClient();
  // Checks token and address before anything slow begins.
  if (client) await step(`Asking ${address}`, () => client.remote(remote));
  if (!values['no-build']) await buildFrontEnd([remote]);
  const upload = await step(`Checking ${remote}`, () => checkedUpload(remote));
  const { version } = upload.release;
  if (!client) {
    say(`\n${remote} ${version} passes all checks (${seconds(start)})`);
    return { remote, version, checked: true };
  }
  const bytes = Object.values(upload.contents).reduce((sum, text) => sum + text.length * 0.75, 0);
  const published = await step(
    `Publishing ${remote} ${version} (${Object.keys(upload.contents).length} files, ${kilobytes(bytes)})`,
    () => client.publish({ ...upload, notes: values.notes, target }),
  );
  say(`\n${remote} ${version} is live for ${placesText(published.places)} (${seconds(start)})`);
  for (const { section } of published.waiting) {
    say(
      `The section ${section} is new: it stays off until an operator accepts it at ${address}/admin/sections and chooses its clinics`,
    );
  }
  if (target.kind !== 'none') say(`Back again: npm run release:rollback -w ${remote}`);
  return { remote, version, target, published, address };
}

/** `release:rollback`: goes back to an earlier release. */
export async function rollback({ values, remote, help }) {
  mustBeNamed(remote, help);
  const { address, client } = openClient();
  const { to, reason } = values;
  const answer = await step(`Rolling ${remote} back`, () =>
    client.rollback(remote, { ...(to && { to }), reason }),
  );
  const before = answer.before ? ` in the place of ${answer.before}` : '';
  say(`\n${remote} ${answer.version} is live${before}, for ${answer.clinics} clinics`);
  return { ...answer, address };
}

/** `release:list`: prints the releases, where they are live and their figures. */
export async function list({ values, remote }) {
  const { address, client } = openClient();
  const found = remote ? [await client.remote(remote)].filter(Boolean) : await client.remotes();
  const most = values.all ? Infinity : 10;
  const texts = found.map((one) => remoteText(one, most));
  say(texts.join('\n\n') || 'Nothing is published.');
  return { remotes: found, address };
}
