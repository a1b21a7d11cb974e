import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { productCopies } from './product-copies';
import { startDatabase } from './run-database';
import { startGallery, type RunningGallery } from './running-gallery';
import { newFolder, prepareProduct } from './running-product';
import type { RunQuestion, RunQuestions } from './ask-run';

/** What all files of a run share. */
export interface RunHost {
  /** Where files ask for it; they find it in the environment variable `ZIBA_E2E`. */
  address: string;
  /** Ends everything; returns the names of databases and folders that files have left behind. */
  stop: () => Promise<string[]>;
}

/** Answers the questions of files on a port of this machine. */
async function answering(answers: RunQuestions) {
  const server = createServer((request, response) => {
    const answer = async () => {
      const { question, value } = (await json(request)) as { question: RunQuestion; value: string };
      return answers[question](value);
    };
    answer().then(
      (found) => response.end(JSON.stringify(found ?? null)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * Starts one PostgreSQL with the prepared product, and one gallery as soon as a file asks for it. The PostgreSQL ends
 * together with this process, also when it is killed.
 */
export async function startHost(): Promise<RunHost> {
  const folder = await newFolder();
  const copiesFolder = join(folder, 'copies');
  await mkdir(copiesFolder);
  const database = await startDatabase(join(folder, 'database'));
  const prepared = { databaseUrl: database.template, dataDir: join(folder, 'prepared') };
  await prepareProduct(prepared);
  const copies = productCopies(copiesFolder, prepared.dataDir, database);
  let gallery: Promise<RunningGallery> | undefined;
  const { address, close } = await answering({
    borrow: copies.borrow,
    giveBack: copies.giveBack,
    clear: copies.clear,
    gallery: async () => (await (gallery ??= startGallery())).address,
  });
  return {
    address,
    async stop() {
      close();
      const left = await copies.left();
      await Promise.all([database.stop(), (await gallery)?.stop()]);
      await rm(folder, { recursive: true, force: true });
      return left;
    },
  };
}
