import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './lib/processes.mjs';
import { Problem, say } from './lib/terminal.mjs';

/**
 * The headless shell comes first: the same engine without windows, tabs and menus. A journey takes a quarter less
 * processor time with it.
 */
const shell = 'chromium-headless-shell';
const names = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const otherPlaces = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // Missing or not executable: the next candidate may be.
  }
}

function find() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const inPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...inPath, ...otherPlaces].find(isProgram);
}

function mayInstall() {
  if (process.getuid?.() === 0) return [];
  try {
    execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
    return ['sudo', '-n'];
  } catch {
    return undefined; // No sudo, or one that asks for a password.
  }
}

async function install() {
  const before = mayInstall();
  if (!before || !isProgram('/usr/bin/apt-get')) return;
  say('  … Installing Chromium (apt-get)');
  const aptGet = async (...args) => {
    const [program, ...rest] = [...before, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
    return (await run(program, [...rest, '-qq', ...args])).code;
  };
  await aptGet('update');
  const code = await aptGet('install', '-y', '--no-install-recommends', shell);
  // Older releases of Debian and Ubuntu have no package for the headless shell.
  if (code !== 0) await aptGet('install', '-y', '--no-install-recommends', 'chromium');
}

/**
 * The path of a Chromium: CHROMIUM_PATH, or one on this machine, or one that is installed by apt-get if that is
 * allowed. Throws a Problem that tells what to install.
 */
export async function chromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && isProgram(chosen)) return chosen;
  if (chosen) throw new Problem(`CHROMIUM_PATH names no program: ${chosen}`);
  if (!find()) await install();
  const found = find();
  if (found) return found;
  throw new Problem(
    'The end-to-end tests need Chromium: install the package chromium-headless-shell or chromium (or Google Chrome), or name one in CHROMIUM_PATH.',
  );
}
