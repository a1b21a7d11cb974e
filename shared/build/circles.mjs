// Fails if files or folders import each other in a circle; part of `npm run lint`.
import { readdirSync } from 'node:fs';
import { circles } from './lib/circles.mjs';
import { importGraph } from './lib/import-graph.mjs';
import { root } from './lib/workspace.mjs';

const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const folders = ['shared', 'shell', 'mock-api', ...remotes].map((name) => `${name}/src`);

const found = circles(importGraph(folders));
for (const { folder, steps } of found) {
  console.error(`Circle of imports in ${folder}:\n  ${steps.join('\n  ')}\n`);
}
process.exitCode = found.length === 0 ? 0 : 1;
