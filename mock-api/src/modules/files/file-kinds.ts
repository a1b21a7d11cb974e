/** Recognises the kind of a file by its bytes, not by its name. */
interface Kind {
  mime: string;
  extensions: readonly string[];
  fits: (content: Buffer) => boolean;
}

const startsWith = (content: Buffer, hex: string) =>
  content.subarray(0, hex.length / 2).equals(Buffer.from(hex, 'hex'));

const wordXml = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const kinds: readonly Kind[] = [
  { mime: 'image/png', extensions: ['png'], fits: (file) => startsWith(file, '89504e470d0a1a0a') },
  { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'], fits: (file) => startsWith(file, 'ffd8ff') },
  {
    mime: 'image/webp',
    extensions: ['webp'],
    fits: (file) => startsWith(file, '52494646') && file.subarray(8, 12).toString() === 'WEBP',
  },
  { mime: 'application/pdf', extensions: ['pdf'], fits: (file) => startsWith(file, '255044462d') },
  {
    mime: 'application/msword',
    extensions: ['doc'],
    fits: (file) => startsWith(file, 'd0cf11e0a1b11ae1'),
  },
  // A zip archive that contains a Word document, not any other archive.
  {
    mime: wordXml,
    extensions: ['docx'],
    fits: (file) => startsWith(file, '504b0304') && file.includes('word/'),
  },
];

export interface FileKind {
  mime: string;
  /** The extension in lower case, without the dot. */
  extension: string;
}

/** The kind of a file if its name and content agree and the kind is accepted; otherwise undefined. */
export function kindOf(name: string, content: Buffer): FileKind | undefined {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  const kind = kinds.find(({ extensions }) => extensions.includes(extension));
  return kind?.fits(content) ? { mime: kind.mime, extension } : undefined;
}
