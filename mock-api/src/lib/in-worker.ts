import { Worker } from 'node:worker_threads';

interface Limits {
  /** Milliseconds after which the thread is ended. */
  milliseconds: number;
  /** What is thrown then. */
  tooLong: () => Error;
}

/** Mebibytes that a thread may use for its objects. */
const mostMemory = 256;

/**
 * Gives `given` to a program that runs in a thread of its own, and returns the bytes that it posts. The thread is ended
 * after that, or at its limit of time, whatever it does then. Throws what the thread throws.
 */
export async function inWorker(
  program: string,
  given: unknown,
  { milliseconds, tooLong }: Limits,
): Promise<Buffer> {
  const worker = new Worker(program, {
    workerData: given,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      timer = setTimeout(() => reject(tooLong()), milliseconds);
      worker.once('message', (bytes: Uint8Array) =>
        resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
      );
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error(`${program} ended without a result`)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
