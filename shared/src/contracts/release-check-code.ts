import { violation, type Violation } from './release-check-texts';

/** A file of a release with its content. */
export interface ReleaseFile {
  name: string;
  /** Bytes. */
  size: number;
  /** `sha384-…` of its bytes. */
  integrity: string;
  /** The text of scripts, styles and JSON; undefined for the rest. */
  text?: string;
}

/** Kilobytes, uncompressed: all files of a release, and the file of a section's first visit. */
export const sizeBudget = { release: 3_000, first: 300 } as const;

/** Texts that occur only in the code of a library itself, not in code that uses it. */
const marksOfShared: readonly (readonly [string, RegExp])[] = [
  ['react', /Symbol\.for\(["'`]react\.(transitional\.)?element["'`]\)/],
  ['styled-components', /data-styled-version/],
  ['react-router-dom', /__reactRouterVersion/],
  ['swr', /["'`]\$(inf|swr|sub)\$["'`]/],
  ['zod', /["'`]~standard["'`]/],
  ['react-hook-form', /onTouched:\s*["'`]onTouched["'`]/],
];

/** In scripts, only texts that must be a CSS declaration. */
const physicalInScript =
  /(?<![-\w])(?:(?:margin|padding|border)-(?:left|right)(?:-[a-z]+)?\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b|(?:left|right)\s*:\s*(?:-?[\d.]+(?:px|rem|em|%)\s*[;}]|(?:auto|0)\s*;))/;
const physicalInStyle =
  /(?<![-\w])(?:(?:margin|padding|border)-(?:left|right)(?:-[a-z]+)?\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b|(?:left|right)\s*:|border-(?:top|bottom)-(?:left|right)-radius\s*:)/;

const unsafe = /(?<![\w$.])eval\s*\(|\bnew\s+Function\s*\(|(?<![\w$.])Function\s*\(\s*["'`]/;

const isScript = (name: string) => /\.m?js$/.test(name);
const isStyle = (name: string) => name.endsWith('.css');
const kilobytes = (bytes: number) => String(Math.ceil(bytes / 1000));

/** Checks the content of the files: no bundled shared module, no physical CSS sides, no `eval`. */
export function checkCode(files: readonly ReleaseFile[]): Violation[] {
  return files.flatMap(({ name, text = '' }) => {
    if (name.endsWith('mf-manifest.json')) return bundledOf(name, text);
    if (isStyle(name)) return physical(name, text, physicalInStyle);
    if (!isScript(name)) return [];
    const marked = marksOfShared.filter(([, mark]) => mark.test(text));
    const [code] = unsafe.exec(text) ?? [];
    return [
      ...marked.map(([given]) => violation('shared_bundled', { file: name, given })),
      ...physical(name, text, physicalInScript),
      ...(code ? [violation('unsafe_code', { file: name, given: code })] : []),
    ];
  });
}

function physical(file: string, text: string, side: RegExp): Violation[] {
  const [given] = side.exec(text) ?? [];
  return given ? [violation('physical_side', { file, given: given.trim() })] : [];
}

/** Checks the bundler's manifest, which names the files of every shared module: there must be none. */
function bundledOf(file: string, text: string): Violation[] {
  const { shared = [] } = manifestOf(text);
  return shared.flatMap(({ name = '', assets = {} }) => {
    const own = Object.values(assets).flatMap(({ sync = [], async = [] }) => [...sync, ...async]);
    return own.length > 0 ? [violation('shared_bundled', { file, given: name })] : [];
  });
}

interface Manifest {
  shared?: { name?: string; assets?: Record<string, { sync?: string[]; async?: string[] }> }[];
}

function manifestOf(text: string): Manifest {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    // Only tools read this file; the release's own description of the container is checked elsewhere.
    return {};
  }
}

/** Checks the sizes, because a large section makes its first visitors wait. */
export function checkSizes(
  files: readonly ReleaseFile[],
  first: readonly string[],
  budget: { release: number; first: number } = sizeBudget,
): Violation[] {
  // Browsers load source maps only in developer tools.
  const total = files.reduce((sum, { name, size }) => sum + (name.endsWith('.map') ? 0 : size), 0);
  const tooBig = (size: number, most: number, file?: string) =>
    size > most * 1000
      ? [violation('too_big', { file, given: kilobytes(size), wanted: String(most) })]
      : [];
  return [
    ...tooBig(total, budget.release),
    ...files
      .filter(({ name }) => first.includes(name))
      .flatMap(({ name, size }) => tooBig(size, budget.first, name)),
  ];
}
