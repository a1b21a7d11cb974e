import { createHash } from 'node:crypto';
import webpack from 'webpack';
import { shortened } from './shortened-code.mjs';

/**
 * The first visit of a section needs the entry of its remote and the section's own chunk. This puts both into one
 * file, which saves a request; the shell loads it instead of the entry.
 */
export class FirstFiles {
  constructor({ name, sections }) {
    this.name = name;
    this.sections = sections;
    /** The created files by module (`./clinic-inventory`), for `preload` of the release. */
    this.preload = {};
    /** By module, the files that it may load afterwards, for `lazy` of the release. */
    this.lazy = {};
  }

  apply(compiler) {
    const { Compilation, sources } = webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
    compiler.hooks.thisCompilation.tap('FirstFiles', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'FirstFiles', stage }, () => {
        for (const { name: module } of this.sections) {
          const files = [this.name, module].flatMap((chunk) => scriptsOf(compilation, chunk));
          const code = shortened(
            files.map((file) => compilation.getAsset(file).source.source()).join('\n;'),
          );
          const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
          const file = `first-${module}.${hash}.js`;
          compilation.emitAsset(file, new sources.RawSource(code));
          this.preload[`./${module}`] = [file];
        }
      });
      // Only now the names have their hashes.
      compilation.hooks.afterProcessAssets.tap('FirstFiles', () => {
        for (const { name: module } of this.sections) {
          this.lazy[`./${module}`] = lazyFilesOf(compilation, module);
        }
      });
    });
  }
}

const scriptsOf = (compilation, chunk) =>
  [...compilation.namedChunks.get(chunk).files].filter((file) => file.endsWith('.js'));

/** The files of a module's own chunk, which is loaded alone in a page that has the entry already, and of its screens. */
function lazyFilesOf(compilation, module) {
  const own = compilation.namedChunks.get(module);
  const chunks = [own, ...own.getAllAsyncChunks()];
  return [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].sort();
}
