import type { PlanRemote } from '@ziba/shared/contracts/registry';
import type { FailureCode } from '@ziba/shared/contracts/section-reports';
import { integrityOf } from './digest';
import { LoadFault } from './load-fault';
import { withTimeout } from './with-timeout';

/** What is known about a failure, and how many retries make sense. */
interface Assessment {
  code: FailureCode;
  /** Name of the file. */
  file?: string;
  retries: number;
  /** A file of the shell failed, so the section's release is not to blame. */
  isShellFile?: true;
}

/** Time limit for fetching the file that did not load. */
const inspectTimeoutMs = 5_000;

/** HTTP statuses that a retry may change. */
const isTransientStatus = (status: number) => status >= 500 || status === 408 || status === 429;

/** Error codes of the federation runtime: the release lacks a module, or does not fit the shell. */
const invalidModule = /RUNTIME-(001|002|014)/;
const contractMismatch = /RUNTIME-(005|006|012)|Can not get '/;

/** Retries of failures that name no file of the release. */
const retriesByCode: Partial<Record<FailureCode, number>> = {
  'load-failed': 2,
  network: 2,
  evaluation: 1,
  unknown: 1,
};

/** The failure code for a file whose bytes differ from the plan; each kind of file has its own. */
function integrityCode(name: string, { base, entry, preload }: PlanRemote): FailureCode {
  if (name.endsWith('.css')) return 'integrity-style';
  const modules = Object.keys(preload);
  const isFirst = modules.some((module) => preload[module]?.[0] === name);
  // The file that is loaded first contains the entry.
  if (isFirst || base + name === entry) return 'integrity-entry';
  const isModule = modules.some((module) => name.startsWith(`${module.slice(2)}.`));
  return isModule ? 'integrity-module' : 'integrity-chunk';
}

const nameOf = (url = '') => url.split(/[?#]/)[0]?.split('/').pop() ?? '';

/** A script or style element reports no reason, so the file is fetched again to find it. */
async function inspectFile(url: string, remote: PlanRemote): Promise<Assessment> {
  const file = nameOf(url);
  const expected = remote.files[file];
  try {
    const response = await fetch(url, { credentials: 'omit' });
    if (!response.ok) {
      return { code: 'http', file, retries: isTransientStatus(response.status) ? 2 : 0 };
    }
    const integrity = await integrityOf(await response.arrayBuffer());
    const isSame = !expected || integrity === null || integrity === expected;
    // Changed bytes are retried once too: they may come from a cache in between.
    if (!isSame) return { code: integrityCode(file, remote), file, retries: 1 };
    return { code: 'load-failed', file, retries: 2 };
  } catch {
    return { code: 'network', file, retries: 2 };
  }
}

/** Ends requests that hang, so that a retry does not wait for them. */
function abortPending({ base }: PlanRemote): void {
  const start = new URL(base, window.location.href).href;
  for (const element of document.querySelectorAll('script, link[data-webpack-loading]')) {
    const url = element instanceof HTMLScriptElement ? element.src : element.getAttribute('href');
    if (url && new URL(url, start).href.startsWith(start))
      element.dispatchEvent(new Event('error'));
  }
}

/** The address in an error of webpack's own loader. */
function requestOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return undefined;
  return 'request' in error && typeof error.request === 'string' ? error.request : undefined;
}

const absolute = (url: string) => new URL(url, window.location.href).href;

const isOfRelease = (url: string, { base }: PlanRemote) => absolute(url).startsWith(absolute(base));

/** Whether a screen threw because a file of the shell, not of its release, did not load. */
export function isShellFault(thrown: unknown, remote: PlanRemote): boolean {
  const request = requestOf(thrown);
  return request !== undefined && !isOfRelease(request, remote);
}

function codeOf(error: unknown): FailureCode {
  if (error instanceof LoadFault) return error.code;
  const text = String(error);
  if (invalidModule.test(text)) return 'invalid-module';
  return contractMismatch.test(text) ? 'contract' : 'evaluation';
}

/** Classifies the error that kept a section from loading. Never rejects. */
export async function assessFault(error: unknown, remote: PlanRemote): Promise<Assessment> {
  const code = codeOf(error);
  const failedFile = error instanceof LoadFault ? error.file : undefined;
  if (code === 'timeout') abortPending(remote);
  const failed = code === 'load-failed' ? failedFile : requestOf(error);
  if (!failed)
    return { code, file: failedFile && nameOf(failedFile), retries: retriesByCode[code] ?? 0 };
  if (!isOfRelease(failed, remote)) {
    return { code: 'network', file: nameOf(failed), retries: 2, isShellFile: true };
  }
  try {
    return await withTimeout(inspectTimeoutMs, inspectFile(failed, remote), failed);
  } catch {
    return { code: 'timeout', file: nameOf(failed), retries: 0 };
  }
}
