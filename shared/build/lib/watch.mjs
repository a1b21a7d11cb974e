import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRelease } from '../publish.mjs';
import { serverBundle } from './builds.mjs';
import { say } from './terminal.mjs';
import { at, cacheFolder } from './workspace.mjs';

/** The folder for watched builds of a package; `dist` keeps the production build. */
export const watchedFolder = (name) => path.join(cacheFolder, 'dev', name);

/** The version of a watched release contains a hash of its content, so that each change has its own version. */
function versionOf({ version, files, sections }) {
  const content = JSON.stringify([files, sections]);
  const hash = createHash('sha256').update(content).digest('hex');
  return `${version.split('-')[0]}-dev.${hash.slice(0, 10)}`;
}

/**
 * Gives every build its own chunk registry: a page contains the shown release and the next one, and must not mix
 * their chunks.
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
 * Builds packages, and builds them again at every change. Settles after the first builds. Calls `built(name)` after
 * each successful build and prints the errors of a failed one.
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
 * The release of a watched remote, ready for the registry. Describes its sections again, because titles and menu are
 * in the section files, which the bundler does not evaluate.
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

/** Bundles the server at every change; settles after the first time. Calls `built()` after each success. */
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
