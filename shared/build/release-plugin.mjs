import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compressible = /\.(js|css|json|html|svg)$/;
/** Bytes; smaller files are not compressed. */
const smallestCompressed = 200;
/** Reports of the bundler, which are not part of a release. */
const buildReports = /-stats\.json$/;
const brotli = promisify(brotliCompress);

/** The integrity value of a file for the attribute `integrity`. */
export function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

async function writeCompressed(file, content) {
  if (!compressible.test(file) || content.length < smallestCompressed) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
}

/** Writes a compressed copy of every emitted file, and `release.json` with the description of the release. */
export class ReleasePlugin {
  /** `describe({ files, read })` returns the content of `release.json`; `compress` is false in development. */
  constructor({ describe, compress }) {
    this.describe = describe;
    this.compress = compress;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', (compilation) =>
      compilation.errors.length > 0 ? Promise.resolve() : this.write(compilation),
    );
  }

  async write(compilation) {
    const folder = compilation.outputOptions.path;
    await mkdir(folder, { recursive: true });
    const read = (name) => readFile(path.join(folder, name));
    const names = compilation
      .getAssets()
      .map(({ name }) => name)
      .filter((name) => !buildReports.test(name))
      .sort();
    const files = {};
    for (const name of names) files[name] = integrityOf(await read(name));
    if (this.compress) {
      await Promise.all(
        names.map(async (name) => writeCompressed(path.join(folder, name), await read(name))),
      );
    }
    const release = await this.describe({ files, read, compilation });
    await writeFile(path.join(folder, 'release.json'), `${JSON.stringify(release, null, 1)}\n`);
  }
}
