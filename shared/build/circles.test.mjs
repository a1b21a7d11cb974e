import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { circles } from './lib/circles.mjs';
import { importGraph } from './lib/import-graph.mjs';

/** The circles of a folder with these files, as their steps. */
function found(files) {
  const base = mkdtempSync(path.join(tmpdir(), 'ziba-circles-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
      writeFileSync(path.join(base, file), text);
    }
    return circles(importGraph(['src'], base)).map(({ steps }) => steps);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

it('finds no circle when imports go one way', () => {
  const files = {
    'src/a/x.ts': "import { y } from '../b/y';",
    'src/b/y.ts': 'export const y = 1;',
  };
  assert.deepEqual(found(files), []);
});

it('names the imports of two files that import each other, types included', () => {
  const files = {
    'src/x.ts': "import type { Y } from './y';",
    'src/y.tsx': "export const load = () => import('./x');",
  };
  assert.deepEqual(found(files), [['src/x.ts → src/y.tsx', 'src/y.tsx → src/x.ts']]);
});

it('finds two folders that import each other although no two files do', () => {
  const files = {
    'src/a/one.ts': "import { two } from '../b/two';",
    'src/a/four.ts': 'export const four = 4;',
    'src/b/two.ts': 'export const two = 2;',
    'src/b/three.ts': "import { four } from '../a/four';",
  };
  assert.deepEqual(found(files), [
    ['src/a/one.ts → src/b/two.ts', 'src/b/three.ts → src/a/four.ts'],
  ]);
});

it('leaves tests out: they may import what they test from anywhere', () => {
  const files = {
    'src/a/x.ts': "import { y } from '../b/y';",
    'src/a/z.ts': 'export const z = 1;',
    'src/b/y.ts': 'export const y = 1;',
    'src/b/y.test.ts': "import { z } from '../a/z';",
  };
  assert.deepEqual(found(files), []);
});
