import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { clock } from '../../lib/clock';

const block = 512;

/** A file of an archive: its bytes, or the path of the file. */
export type Entry = { name: string } & ({ content: string } | { path: string });

/** The bytes of a tar archive (ustar), entry by entry. Names have at most 100 bytes of ASCII. */
export async function* tar(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer, void, undefined> {
  for await (const entry of entries) {
    if ('content' in entry) {
      const bytes = Buffer.from(entry.content);
      yield headerOf(entry.name, bytes.length);
      yield bytes;
      yield padding(bytes.length);
    } else {
      const { size } = await stat(entry.path);
      yield headerOf(entry.name, size);
      // A file that grows meanwhile must not overlap the next entry.
      if (size > 0) {
        for await (const chunk of createReadStream(entry.path, { end: size - 1 })) {
          yield chunk as Buffer;
        }
      }
      yield padding(size);
    }
  }
  yield Buffer.alloc(2 * block);
}

const padding = (size: number) => Buffer.alloc((block - (size % block)) % block);

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(block);
  const octal = (value: number, length: number) =>
    `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(name, 0, 100, 'ascii');
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(Math.floor(clock.now() / 1000), 12), 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
