import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { command } from './lib/command.mjs';
import { say } from './lib/terminal.mjs';
import { at, remotes } from './lib/workspace.mjs';

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** The compressed size: that of the stored copy, if there is one. */
function wireSize(file) {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  const content = readFileSync(file);
  return /\.(html|js|css|json|svg)$/.test(file)
    ? brotliCompressSync(content).length
    : content.length;
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

function loginPage() {
  const file = at('shell/dist/index.html');
  const html = readFileSync(file, 'utf8');
  const scripts = new Set(
    [...html.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(([, src]) => src),
  );
  const sizes = [...scripts].map((src) => wireSize(at('shell/dist', src)));
  return [
    { what: 'login page: HTML', bytes: wireSize(file), most: 10_000 },
    { what: `login page: ${scripts.size} scripts`, bytes: sum(sizes), most: 118_000 },
  ];
}

function remote(name) {
  const folder = at(name, 'dist');
  const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));
  const size = (file) => wireSize(path.join(folder, file));
  const sections = Object.entries(release.preload).map(([module, files]) => ({
    what: `${name}: first screen of ${module.replace('./', '')}`,
    bytes: sum(files.map(size)),
    most: 40_000,
  }));
  return [{ what: `${name}: entry`, bytes: size(release.entry), most: 18_000 }, ...sections];
}

/**
 * Compares the built files with their limits (compressed bytes). What only a browser can measure, such as the number
 * of requests, is checked by the end-to-end journey `budgets`.
 */
export function checkSizes() {
  const checks = [...loginPage(), ...remotes().flatMap(remote)];
  const over = checks.filter(({ bytes, most }) => bytes > most);
  const lines = checks.map(({ what, bytes, most }) => {
    const mark = bytes > most ? '✗' : '✓';
    return `  ${mark} ${what}: ${kilobytes(bytes)} of ${kilobytes(most)}`;
  });
  return { passed: checks.length - over.length, failed: over.length, lines };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await command(() => {
    const { failed, lines } = checkSizes();
    say(lines.join('\n'));
    process.exitCode = failed > 0 ? 1 : 0;
  });
}
