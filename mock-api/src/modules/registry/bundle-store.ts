import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../config';
import { typeOf } from '../../static/asset';

/** The name of a release. */
export interface ReleaseName {
  remote: string;
  version: string;
}

/** Stores the files of the published releases. A stored file is never written again. */
export interface BundleStore {
  /** Writes all files of a release; one that was not written completely does not count as a release. */
  write(release: ReleaseName, files: ReadonlyMap<string, Buffer>): Promise<void>;
  read(release: ReleaseName, name: string): Promise<Buffer>;
}

/** The store of the settings: in the data folder, or in a bucket that speaks the S3 protocol. */
export function bundleStoreOf({ dataDir, bundleStore }: Config): BundleStore {
  return bundleStore ? bucketStore(bundleStore) : diskStore(join(dataDir, 'releases'));
}

function diskStore(home: string): BundleStore {
  const folderOf = ({ remote, version }: ReleaseName) => join(home, remote, version);
  return {
    write: async (release, files) => {
      const folder = folderOf(release);
      const unfinished = `${folder}.part`;
      await rm(unfinished, { recursive: true, force: true });
      for (const [name, content] of files) {
        const file = join(unfinished, name);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, content);
      }
      await rm(folder, { recursive: true, force: true });
      await rename(unfinished, folder);
    },
    read: (release, name) => readFile(join(folderOf(release), name)),
  };
}

/** How often a failing call is tried in all, and how long one call may take. */
const attempts = 3;
const milliseconds = { connectionTimeout: 3_000, requestTimeout: 20_000 };

function bucketStore({ url, region, keyId, secret }: NonNullable<Config['bundleStore']>) {
  const { origin, pathname } = new URL(url);
  const [bucket = '', ...folders] = pathname.split('/').filter((part) => part !== '');
  const keyOf = ({ remote, version }: ReleaseName, name: string) =>
    [...folders, remote, version, name].join('/');
  // Loaded only if a bucket is set.
  const library = import('@aws-sdk/client-s3').then((s3) => ({
    s3,
    client: new s3.S3Client({
      endpoint: origin,
      region,
      credentials: { accessKeyId: keyId, secretAccessKey: secret },
      forcePathStyle: true,
      maxAttempts: attempts,
      requestHandler: milliseconds,
      // Not all stores except Amazon's know the newer checksums; the releases have their own.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  }));
  const store: BundleStore = {
    write: async (release, files) => {
      const { s3, client } = await library;
      for (const [name, Body] of files) {
        const Key = keyOf(release, name);
        const ContentType = typeOf(name);
        await client.send(new s3.PutObjectCommand({ Bucket: bucket, Key, Body, ContentType }));
      }
    },
    read: async (release, name) => {
      const { s3, client } = await library;
      const Key = keyOf(release, name);
      const { Body } = await client.send(new s3.GetObjectCommand({ Bucket: bucket, Key }));
      if (!Body) throw new Error(`${Key} is not in the bucket`);
      return Buffer.from(await Body.transformToByteArray());
    },
  };
  return store;
}
