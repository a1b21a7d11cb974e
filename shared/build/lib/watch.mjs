import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRelease } from '../publish.mjs';
import { serverBundle } from './builds.mjs';
import { say } from './terminal.mjs';
import { at, cacheFolder } from './workspace.mjs';

/** Where a watched package is built; `dist` keeps what production would serve. */
export const watchedFolder = (name) => path.join(cacheFolder, 'dev', name);

/** A watched release is named after what is in it, so that each change is a version of its own. */
function versionOf({ version, files, sections }) {
  const content = JSON.stringify([files, sections]);
  const hash = createHash('sha256').update(content).digest('hex');
  return `${version.split('-')[0]}-dev.${hash.slice(0, 10)}`;
}

/**
 * Gives every build a chunk registry of its own: the release that a page shows and the next one live
 * in the same page, and a chunk must never reach the other's.
 */
class OwnChunks {
  apply(compiler) {
    const { output } = compiler.options;
    const { uniqueName, chunkLoadingGlobal } = output;
    const start = Date.now().toString(36);
    let builds = 0;
    compiler.hooks.thisCompilation.tap('OwnChunks', () => {
      builds += 1;
      output.uniqueName = `${uniqueName}.${start}.${builds}`;
      output.chunkLoadingGlobal = `${chunkLoadingGlobal}_${start}_${builds}`;
    });
  }
}

async function configurationOf(name) {
  const { default: configure } = await import(pathToFileURL(at(name, 'webpack.config.mjs')).href);
  const argv = { mode: 'development' };
  const settings = typeof configure === 'function' ? await configure({}, argv) : configure;
  return {
    ...settings,
    output: { ...settings.output, path: watchedFolder(name) },
    plugins: [...settings.plugins, ...(name === 'shell' ? [] : [new OwnChunks()])],
  };
}

/**
 * Builds packages and goes on building them at every change. Settles after the first build of all;
 * `built(name)` is called after each good one, and a bad one is printed.
 */
export async function watchFrontEnd(names, built) {
  const { default: webpack } = await import('webpack');
  const first = names.map(async (name) => {
    const compiler = webpack(await configurationOf(name));
    return new Promise((resolve) => {
      compiler.watch({ aggregateTimeout: 100 }, async (error, stats) => {
        if (error || stats.hasErrors()) {
          say(`  ✗ ${name}\n${error ?? stats.toString('errors-only')}`);
        } else {
          say(`  ✓ ${name} (${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s)`);
          await built(name);
        }
        resolve();
      });
    });
  });
  await Promise.all(first);
}

/**
 * The release of a watched remote, ready for the registry. Its sections are described anew: titles
 * and menu are read from the section files, which the bundler does not evaluate.
 */
export async function watchedRelease(name) {
  const { describeSections } = await import('../describe-sections.mjs');
  const sections = (await describeSections(at(name))).map(({ descriptor }) => descriptor);
  return readRelease(watchedFolder(name), (release) => ({
    ...release,
    sections,
    version: versionOf({ ...release, sections }),
  }));
}

/** Bundles the server at every change; settles after the first time. `built()` after each good one. */
export async function watchServer(built) {
  const { context } = await import('esbuild');
  let done;
  const first = new Promise((resolve) => {
    done = resolve;
  });
  const announce = {
    name: 'announce',
    setup: (build) =>
      build.onEnd(({ errors }) => {
        done();
        if (errors.length === 0) void built();
        else say(errors.map(({ text, location }) => `  ✗ ${location?.file}: ${text}`).join('\n'));
      }),
  };
  const watched = await context({ ...serverBundle, plugins: [announce] });
  await watched.watch();
  await first;
}
