import assert from 'node:assert/strict';
import { it } from 'node:test';
import { publishTo } from './publish.mjs';

const upload = { release: { remote: 'mfe-x', version: '2.0.0' } };

/** A registry in which this version is live and these are kept; `published` holds what it was sent. */
function registryWith(live, ...kept) {
  const published = [];
  const releases = kept.map((version) => ({ version }));
  return {
    published,
    remotes: async () => [{ remote: 'mfe-x', default_version: live, releases }],
    publish: async ({ release }) => published.push(release.version),
  };
}

it('publishes what the registry does not know, and not what is live', async () => {
  const registry = registryWith('1.0.0', '1.0.0');
  assert.deepEqual(await publishTo(registry, [upload]), ['mfe-x']);
  assert.deepEqual(registry.published, ['2.0.0']);
  assert.deepEqual(await publishTo(registryWith('2.0.0', '1.0.0', '2.0.0'), [upload]), []);
});

it('leaves what was taken back, unless it is asked for by name', async () => {
  const registry = registryWith('1.0.0', '1.0.0', '2.0.0');
  assert.deepEqual(await publishTo(registry, [upload]), []);
  assert.deepEqual(registry.published, []);
  assert.deepEqual(await publishTo(registry, [upload], { again: true }), ['mfe-x']);
});
