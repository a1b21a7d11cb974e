import { LoadFault } from './load-fault';

/** Settles like `work`, or rejects with a timeout after `timeoutMs`; `file` is named in the error. */
export async function withTimeout<Result>(
  timeoutMs: number,
  work: Promise<Result>,
  file?: string,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadFault('timeout', file)), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
