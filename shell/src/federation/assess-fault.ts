import type { PlanRemote } from '@ziba/shared/contracts/registry';
import type { FailureCode } from '@ziba/shared/contracts/section-reports';
import { integrityOf } from './digest';
import { LoadFault } from './load-fault';
import { withinTime } from './within-time';

/** What is known of a fault, and how many further attempts make sense. */
interface Assessment {
  code: FailureCode;
  /** Name of the file. */
  file?: string;
  retries: number;
  /** It was a file of the shell: nothing is said of the section's release by that. */
  isShells?: true;
}

/** Milliseconds for a look at the file that did not load. */
const lookTime = 5_000;

/** Answers that may be another one in a moment. */
const passingStatus = (status: number) => status >= 500 || status === 408 || status === 429;

/** What the federation runtime says when a release does not hold what it should. */
const invalid = /RUNTIME-(001|002|014)/;
const unfit = /RUNTIME-(005|006|012)|Can not get '/;

/** How often again, beside files that did not come. */
const furtherTries: Partial<Record<FailureCode, number>> = {
  'load-failed': 2,
  network: 2,
  evaluation: 1,
  unknown: 1,
};

/** Each kind of file has a code of its own for other bytes than the plan's. */
function otherBytes(name: string, { base, entry, preload }: PlanRemote): FailureCode {
  if (name.endsWith('.css')) return 'integrity-style';
  const modules = Object.keys(preload);
  const isFirst = modules.some((module) => preload[module]?.[0] === name);
  // The file of a first visit holds the entry.
  if (isFirst || base + name === entry) return 'integrity-entry';
  const isModule = modules.some((module) => name.startsWith(`${module.slice(2)}.`));
  return isModule ? 'integrity-module' : 'integrity-chunk';
}

const nameOf = (url = '') => url.split(/[?#]/)[0]?.split('/').pop() ?? '';

/** A script or style says only that it failed; the file itself tells why. */
async function lookAt(url: string, remote: PlanRemote): Promise<Assessment> {
  const file = nameOf(url);
  const known = remote.files[file];
  try {
    const response = await fetch(url, { credentials: 'omit' });
    if (!response.ok) {
      return { code: 'http', file, retries: passingStatus(response.status) ? 2 : 0 };
    }
    const integrity = await integrityOf(await response.arrayBuffer());
    const isSame = !known || integrity === null || integrity === known;
    // Once more for other bytes as well: they may come from a cache on the way.
    if (!isSame) return { code: otherBytes(file, remote), file, retries: 1 };
    return { code: 'load-failed', file, retries: 2 };
  } catch {
    return { code: 'network', file, retries: 2 };
  }
}

/** Ends what hangs, so that another attempt does not wait for it. */
function abandon({ base }: PlanRemote): void {
  const start = new URL(base, window.location.href).href;
  for (const element of document.querySelectorAll('script, link[data-webpack-loading]')) {
    const url = element instanceof HTMLScriptElement ? element.src : element.getAttribute('href');
    if (url && new URL(url, start).href.startsWith(start))
      element.dispatchEvent(new Event('error'));
  }
}

/** The address that webpack's own loader gives with its errors. */
function requestOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return undefined;
  return 'request' in error && typeof error.request === 'string' ? error.request : undefined;
}

const absolute = (url: string) => new URL(url, window.location.href).href;

const isOfRelease = (url: string, { base }: PlanRemote) => absolute(url).startsWith(absolute(base));

/** Whether a screen threw because a file did not come that is none of its release's, but the shell's. */
export function isShellsFault(thrown: unknown, remote: PlanRemote): boolean {
  const request = requestOf(thrown);
  return request !== undefined && !isOfRelease(request, remote);
}

function codeOf(error: unknown): FailureCode {
  if (error instanceof LoadFault) return error.code;
  const text = String(error);
  if (invalid.test(text)) return 'invalid-module';
  return unfit.test(text) ? 'contract' : 'evaluation';
}

/** The class of what kept a section from loading. Never rejects. */
export async function assessFault(error: unknown, remote: PlanRemote): Promise<Assessment> {
  const code = codeOf(error);
  const own = error instanceof LoadFault ? error.file : undefined;
  if (code === 'timeout') abandon(remote);
  const failed = code === 'load-failed' ? own : requestOf(error);
  if (!failed) return { code, file: own && nameOf(own), retries: furtherTries[code] ?? 0 };
  if (!isOfRelease(failed, remote)) {
    return { code: 'network', file: nameOf(failed), retries: 2, isShells: true };
  }
  try {
    return await withinTime(lookTime, lookAt(failed, remote), failed);
  } catch {
    return { code: 'timeout', file: nameOf(failed), retries: 0 };
  }
}
