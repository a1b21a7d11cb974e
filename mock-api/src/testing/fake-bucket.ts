import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service in memory that stores objects like S3, for requests with the signature that S3 requires. */
export async function startBucket() {
  // The library prints at its first use which version of Node it will require next year.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    const name = decodeURIComponent(request.url?.split('?')[0] ?? '');
    const isSigned = /^AWS4-HMAC-SHA256 Credential=the-key\//.test(
      request.headers.authorization ?? '',
    );
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const object = objects.get(name);
      if (!isSigned) response.writeHead(403).end();
      else if (request.method === 'PUT') {
        objects.set(name, Buffer.concat(chunks));
        response.writeHead(200, { etag: '"1"' }).end();
      } else if (object) response.writeHead(200).end(object);
      else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    env: {
      BUNDLE_STORE_URL: `http://127.0.0.1:${port}/ziba/sections`,
      BUNDLE_STORE_KEY_ID: 'the-key',
      BUNDLE_STORE_SECRET: 'the-secret',
    },
    stop: () =>
      new Promise<void>((resolve) => {
        delete process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED;
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
