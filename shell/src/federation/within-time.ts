import { LoadFault } from './load-fault';

/** Settles like `work`, or rejects after `budget` milliseconds; `file` is what is waited for. */
export async function withinTime<Result>(
  budget: number,
  work: Promise<Result>,
  file?: string,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadFault('timeout', file)), budget);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
