import assert from 'node:assert/strict';
import { it } from 'node:test';
import { publishTo, publishUnseen } from './publish.mjs';

const upload = { release: { remote: 'mfe-x', version: '2.0.0' } };

/** A registry in which this version of these remotes is live; `published` holds what it was sent. */
function registryWith(live, ...remotes) {
  const published = [];
  return {
    published,
    remotes: async () => remotes.map((remote) => ({ remote, default_version: live })),
    publish: async ({ release }) => published.push(`${release.remote} ${release.version}`),
  };
}

it('publishes only wanted releases that are not live', async () => {
  const registry = registryWith('1.0.0', 'mfe-x');
  assert.deepEqual(await publishTo(registry, [upload]), ['mfe-x']);
  assert.deepEqual(registry.published, ['mfe-x 2.0.0']);
  assert.deepEqual(await publishTo(registryWith('2.0.0', 'mfe-x'), [upload]), []);
});

it('publishes at a start the remotes that the registry has never seen', async () => {
  const registry = registryWith('1.0.0', 'mfe-y');
  assert.deepEqual(await publishUnseen(registry, [upload]), ['mfe-x']);
  assert.deepEqual(registry.published, ['mfe-x 2.0.0']);
});

it('keeps live releases at a start, also when another build exists', async () => {
  for (const live of ['1.0.0', '2.0.0', '3.0.0', null]) {
    const registry = registryWith(live, 'mfe-x');
    assert.deepEqual(await publishUnseen(registry, [upload]), []);
    assert.deepEqual(registry.published, []);
  }
});
