/** Removes what a camera or an editor has added to a picture: place, time, device, texts. The colours stay. */
const privateChunks = {
  png: new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']),
  webp: new Set(['EXIF', 'XMP ']),
};
/** APP1 (Exif, XMP), APP13 (Photoshop) and comments are removed. */
const privateSegments = new Set([0xe1, 0xed, 0xfe]);
/** APP2 stays if it contains the colour profile; it may also point at further pictures behind the first. */
const isProfile = (segment: Buffer) => segment.toString('latin1', 4, 15) === 'ICC_PROFILE';

/**
 * Returns the picture without private data; its pixels are unchanged. A file with an unexpected structure is returned
 * as it is.
 */
export function stripMetadata(content: Buffer, mime: string): Buffer {
  const strips: Record<string, (content: Buffer) => Buffer | undefined> = {
    'image/jpeg': stripJpeg,
    'image/png': stripPng,
    'image/webp': stripWebp,
  };
  return strips[mime]?.(content) ?? content;
}

function stripJpeg(content: Buffer): Buffer | undefined {
  const kept = [content.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0;
    const end = at + 2 + content.readUInt16BE(at + 2);
    if (end > content.length) return undefined;
    const segment = content.subarray(at, end);
    const isPrivate = privateSegments.has(marker) || (marker === 0xe2 && !isProfile(segment));
    if (!isPrivate) kept.push(segment);
    at = end;
    if (marker !== 0xda) continue;
    at = endOfScan(content, end);
    kept.push(content.subarray(end, at));
    // What follows the end of the picture does not belong to it: a second picture, a film.
    if (at >= content.length || content[at + 1] === 0xd9) {
      return Buffer.concat([...kept, Buffer.from('ffd9', 'hex')]);
    }
  }
  return undefined;
}

/** Where the pixels of a scan end: at the next marker that is neither a restart nor an escaped FF. */
function endOfScan(content: Buffer, start: number): number {
  for (let at = content.indexOf(0xff, start); at >= 0; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1] ?? 0;
    const isPixels = next === 0x00 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isPixels) return at;
  }
  return content.length;
}

function stripPng(content: Buffer): Buffer | undefined {
  const kept = [content.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= content.length) {
    const name = content.toString('latin1', at + 4, at + 8);
    const end = at + 12 + content.readUInt32BE(at);
    if (end > content.length) return undefined;
    if (!privateChunks.png.has(name)) kept.push(content.subarray(at, end));
    // Bytes after the end do not belong to the picture.
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return undefined;
}

/** Bits of VP8X that say that Exif and XMP follow. */
const saysPrivate = 0x08 | 0x04;

function stripWebp(content: Buffer): Buffer | undefined {
  const kept: Buffer[] = [];
  // The size that the file names; what follows does not belong to the picture.
  const last = Math.min(content.length, 8 + content.readUInt32LE(4));
  let at = 12;
  while (at + 8 <= last) {
    const name = content.toString('latin1', at, at + 4);
    const size = content.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (end > last + 1 || end > content.length) return undefined;
    const chunk = Buffer.from(content.subarray(at, end));
    if (name === 'VP8X') chunk.writeUInt8((chunk[8] ?? 0) & ~saysPrivate, 8);
    if (!privateChunks.webp.has(name)) kept.push(chunk);
    at = end;
  }
  if (kept.length === 0) return undefined;
  const body = Buffer.concat([Buffer.from('WEBP'), ...kept]);
  const head = Buffer.from('RIFF0000');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
