import type { PlanRemote } from '@ziba/shared/contracts/registry';

interface Known {
  integrity: string;
  /** The file that stands for this one, where the release has a better one for the first load. */
  instead?: string;
}

const known = new Map<string, Known>();
const asked = new Map<string, number>();

/** An address without origin, query and hash. */
const bare = (url: string) => new URL(url, window.location.href).pathname;

/** Makes the files of a release known by their hashes; a script that no plan names is not run. */
export function learnFiles({ base, files }: Pick<PlanRemote, 'base' | 'files'>): void {
  for (const [name, integrity] of Object.entries(files)) {
    known.set(bare(base + name), { integrity });
  }
}

/** Lets the next load of `url` take `instead`: the entry and a section's code in one file. */
export function loadInstead(url: string, instead: string): void {
  const file = known.get(bare(url));
  if (file && known.has(bare(instead))) file.instead = bare(instead);
}

/**
 * The script element for an entry or chunk of a remote: with its integrity, so that a changed byte is
 * not run, and at a new address when it is asked for again, so that no failure comes out of a cache.
 */
export function chunkScript(url: string): HTMLScriptElement {
  const wanted = bare(url);
  const path = known.get(wanted)?.instead ?? wanted;
  const file = known.get(path);
  if (!file) throw new Error(`no plan names ${url}`);
  const retries = asked.get(path) ?? 0;
  asked.set(path, retries + 1);
  const script = document.createElement('script');
  script.src = retries > 0 ? `${path}?retry=${retries}` : path;
  script.integrity = file.integrity;
  script.crossOrigin = 'anonymous';
  return script;
}
