import { fitsContract, shellContract } from './contract-range';
import { releaseInfo, type ReleaseInfo } from './registry';
import { checkCode, checkSizes, type ReleaseFile } from './release-check-code';
import { checkAgainst, checkOwnSections } from './release-check-sections';
import { violation, type Violation } from './release-check-texts';

/** What the shell provides for a release. */
export interface ShellOffer {
  /** `shellContract` by default. */
  contract?: string;
  /** The modules that it provides; left out when they are not known. */
  shares?: readonly string[];
}

/** The release to check, and what to check it against. */
export interface ReleaseCheck {
  release: ReleaseInfo;
  /** The files that exist. */
  files: readonly ReleaseFile[];
  /** The releases of other remotes that are live. */
  others?: readonly ReleaseInfo[];
  shell?: ShellOffer;
}

/** The name of a remote's container, which no element of a page has as id. */
export const containerOf = (remote: string) => `clinic_sec_${remote.replaceAll('-', '_')}`;

/**
 * Finds all reasons to refuse a release, the most serious first; none when it may go live. The release command and
 * the registry use the same check, so that they agree.
 */
export function checkRelease({ release, files, others = [], shell }: ReleaseCheck): Violation[] {
  return [
    ...checkFiles(release, files),
    ...checkContainer(release),
    ...checkFit(release, others, shell),
    ...checkOwnSections(release),
    ...checkCode(files),
    ...checkSizes(files, Object.values(release.preload).flat()),
  ];
}

/** Checks a release against a shell and the other live releases, without its files. */
export function checkFit(
  release: ReleaseInfo,
  others: readonly ReleaseInfo[],
  { contract = shellContract, shares }: ShellOffer = {},
): Violation[] {
  const given = release.contract;
  const unknown = shares ? release.shares.filter((share) => !shares.includes(share)) : [];
  return [
    ...(fitsContract(given, contract)
      ? []
      : [violation('wrong_contract', { given, wanted: contract })]),
    ...unknown.map((share) => violation('unknown_share', { given: share })),
    ...checkAgainst(release, others),
  ];
}

/** Reads the description of a release that a build wrote; returns its faults when it is not valid. */
export function readReleaseInfo(
  description: unknown,
): { release: ReleaseInfo } | { violations: Violation[] } {
  const { data, error } = releaseInfo.safeParse(description);
  if (data) return { release: data };
  const places = error.issues.map(({ path }) => path.join('.'));
  return { violations: places.map((given) => violation('bad_descriptor', { given })) };
}

const isPlainName = (name: string) =>
  /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name) && name.length <= 200 && !/^__proto__$/.test(name);

/** Checks that no file is missing or extra, and that every name stays inside the folder of the release. */
function checkFiles(release: ReleaseInfo, files: readonly ReleaseFile[]): Violation[] {
  const there = new Map(files.map((file) => [file.name, file]));
  const listed = Object.entries(release.files).flatMap(([name, integrity]) => {
    if (!isPlainName(name)) return [violation('wrong_file_name', { file: name })];
    const file = there.get(name);
    if (!file) return [violation('missing_file', { file: name })];
    return file.integrity === integrity ? [] : [violation('damaged_file', { file: name })];
  });
  const left = files.filter(({ name }) => !Object.hasOwn(release.files, name));
  const { entry, preload, lazy = {} } = release;
  const named = [entry, ...Object.values(preload).flat(), ...Object.values(lazy).flat()];
  return [
    ...listed,
    ...left.map(({ name }) => violation('unlisted_file', { file: name })),
    ...[...new Set(named)]
      .filter((name) => !Object.hasOwn(release.files, name))
      .map((file) => violation('missing_file', { file })),
  ];
}

function checkContainer({ remote, manifest }: ReleaseInfo): Violation[] {
  const { name } = manifest;
  const wanted = containerOf(remote);
  if (typeof name !== 'string' || name === '') return [violation('nameless_container')];
  return name === wanted ? [] : [violation('foreign_container', { given: name, wanted })];
}
