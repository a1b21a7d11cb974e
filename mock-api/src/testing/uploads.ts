import type { Call } from './call';

/** The smallest picture: one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Upload {
  folder: string;
  name?: string;
  content?: string | Buffer;
}

/** Uploads a file, by default a picture, and returns its stored name. */
export async function uploadFile(call: Call, upload: Upload): Promise<string> {
  const { folder, name = 'a.png', content = pixel } = upload;
  const data = new FormData();
  data.append('path', folder);
  data.append('file', new File([new Uint8Array(Buffer.from(content))], name));
  const { status, body } = await call('POST', '/files/upload', data);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.fileName;
}

/** Uploads a picture as one of a set. */
export const aPhoto = async (call: Call, angle = 'front') => ({
  file: await uploadFile(call, { folder: 'photos' }),
  angle,
});
