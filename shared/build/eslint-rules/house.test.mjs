import { RuleTester } from 'eslint';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import tseslint from 'typescript-eslint';
import { house } from './house.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
});

const at = (path, code) => ({ filename: resolve(path), code });
const refused = (messageId, ...cases) =>
  cases.map((one) => ({
    ...(typeof one === 'string' ? at('mfe-a/src/x.tsx', one) : one),
    errors: [{ messageId }],
  }));
const run = (name, valid, invalid) => tester.run(name, house.rules[name], { valid, invalid });

run(
  'directions',
  [
    at('mfe-a/src/data/x.api.ts', "import { api } from '@ziba/shared/api/client'"),
    at('mfe-a/src/features/x/x.ts', "import { y } from '../../data/y.api'"),
    at('mfe-a/src/features/x/x.ts', "import { y } from './inner/y'"),
    at('mfe-a/src/features/x/x.test.tsx', "import s from '../../sections/x.section'"),
    at('mfe-a/src/sections/x.section.ts', "import('../features/x/x-screen')"),
    at('mfe-a/src/widgets/w/w.tsx', "import { v } from '../v/v'"),
    at('mfe-a/src/features/x/x.test.tsx', "import { p } from '@ziba/shared/testing/fake-api'"),
    at('shell/src/app.tsx', "import { m } from './messages'"),
    at('shared/src/ui/forms/form.tsx', "import { z } from '../../contracts/common'"),
    at('shared/src/contracts/a.ts', "import { z } from 'zod'"),
    at('mock-api/src/a.ts', "import { z } from '@ziba/shared/contracts/common'"),
    at('mock-api/src/a.test.ts', "import { s } from '@ziba/shared/testing/samples'"),
  ],
  [
    ...refused(
      'packages',
      at('mfe-a/src/x.ts', "import { y } from '../../mfe-b/src/y'"),
      at('mfe-a/src/x.ts', "import { y } from '../../shell/src/y'"),
      at('mfe-a/src/x.ts', "import('@ziba/mfe-b/src/y')"),
      at('shell/src/x.ts', "import { y } from '../../mfe-b/src/y'"),
      at('shared/src/ui/x.tsx', "export { y } from '../../../shell/src/y'"),
    ),
    ...refused('server', at('mock-api/src/x.ts', "import { y } from '@ziba/shared/format/date'")),
    ...refused(
      'levels',
      at('shared/src/format/x.ts', "import { y } from '../ui/button'"),
      at('shared/src/contracts/x.ts', "import { y } from '../format/digits'"),
      at('shared/src/ui/x.tsx', "import { y } from '../domain/picker'"),
    ),
    ...refused('features', at('mfe-a/src/features/x/x.ts', "import { y } from '../y/y'")),
    ...refused(
      'folders',
      at('mfe-a/src/features/x/x.ts', "import { y } from '../../sections/y.screens'"),
      at('mfe-a/src/widgets/w/w.tsx', "import { y } from '../../features/y/y'"),
      at('mfe-a/src/data/x.api.ts', "import { m } from '../features/x/messages'"),
      at('mfe-a/src/data/x.api.ts', "import { w } from '../widgets/w/w'"),
    ),
    ...refused('testing', at('mfe-a/src/x.ts', "import { y } from '@ziba/shared/testing/samples'")),
    ...refused('contracts', at('shared/src/contracts/x.ts', "import axios from 'axios'")),
  ],
);

run(
  'logical-css',
  [
    'const A = styled.div`margin-inline-start: 4px; inset-inline: 0; padding: 1px 2px 3px 2px;`',
    'const A = styled(B)`text-align: start; &:hover { border-inline-end: 0; }`',
    'const A = styled.div`padding: 0 calc(1px + 2px) 0 calc(1px + 2px);`',
    'const text = `left: 1px`',
  ],
  refused(
    'physical',
    'const A = styled.div`left: 0;`',
    'const A = styled.div<Props>`color: ${c}; margin-left: 4px;`',
    'const A = styled(B).attrs({})`&:hover { border-right: 0; }`',
    'const A = css`text-align: right;`',
    'const A = styled.div`padding: 1px 2px 3px 4px;`',
    'const A = createGlobalStyle`p { border-top-left-radius: 2px; }`',
    'const a = <p style={{ marginLeft: 4 }} />',
  ),
);

run(
  'theme-colours',
  [
    'const A = styled.div`color: var(--ink); background: ${theme.paper}; white-space: nowrap;`',
    "const a = '#top'",
    "const text = 'a red dress'",
  ],
  refused(
    'raw',
    'const A = styled.div`color: #fff;`',
    'const A = styled.div`background: linear-gradient(rgb(0 0 0), transparent);`',
    'const A = styled.div`border: 1px solid white;`',
    "const a = '#0f8a83'",
  ),
);

run(
  'no-inline-persian',
  ['const a = m.title // عنوان', "const zero = '۰'"],
  refused('inline', "const a = 'سلام'", 'const a = `سلام`', 'const a = <p>سلام</p>', 'const a = /ی/'),
);

run(
  'file-names',
  [at('shared/src/ui/date-field.test.tsx', ''), at('shell/src/index.ts', '')],
  [
    ...refused('kebab', at('shared/src/ui/DateField.tsx', '')),
    ...refused('barrel', at('shared/src/ui/index.ts', '')),
  ],
);

run(
  'one-component',
  ['export function Card() {} function Title() {} export function useCard() {}'],
  refused('second', 'export function Card() {} export function Title() {}'),
);

run(
  'explained-suppressions',
  ['// eslint-disable-next-line no-console -- the command prints\nx()'],
  refused(
    'bare',
    '// eslint-disable-next-line no-console\nx()',
    '// oxlint-disable-next-line react/refs\nx()',
  ),
);

run(
  'server-clock',
  [
    'const at = clock.now()',
    'const at = new Date(row.created_at)',
    "tx.query('update a set updated_at = app_now() where due_on < app_today()')",
    'const state = await now()',
  ],
  [
    ...refused('code', 'const at = Date.now()', 'const at = new Date()'),
    ...refused(
      'sql',
      "tx.query('delete from a where at < now()')",
      'tx.query(`delete from a where at < ${x} and day = current_date`)',
    ),
  ],
);

run(
  'no-bare-lazy',
  ["import { useState } from 'react'", "import { lazy } from 'zod'"],
  refused('lazy', "import { lazy, useState } from 'react'", 'const A = React.lazy(load)'),
);

run(
  'random-id',
  ['crypto.getRandomValues(bytes)', 'randomId()'],
  refused('id', 'crypto.randomUUID()', 'window.crypto.randomUUID()'),
);

run(
  'exact-fields',
  [
    "field(page, 'نام کاربری')",
    "page.getByRole('combobox', { name: 'نقش', exact: true })",
    "page.getByRole('combobox', { name: /^هزینه ویزیت/ })",
    "page.getByRole('searchbox')",
    "page.getByRole('button', { name: 'ورود' })",
  ],
  [
    ...refused('label', "page.getByLabel('نام کاربری')", "page.getByLabel('نقش', { exact: true })"),
    ...refused(
      'part',
      "page.getByRole('combobox', { name: 'نقش' })",
      "drawer.getByRole('textbox', { name: `مقدار، ردیف ${row}` })",
      "page.getByRole('searchbox', { name, exact: false })",
    ),
  ],
);
