import type { ReleaseInfo, SectionDescriptor } from './registry';
import { checkRelease, containerOf, readReleaseInfo, type ReleaseCheck } from './release-check';
import { violationTexts, type ViolationCode } from './release-check-texts';

const stock: SectionDescriptor = {
  area: 'clinic',
  key: 'stock',
  title: 'انبار',
  prefix: '/clinic/stock',
  screens: [
    { path: '', title: 'انبار', needs: 'read' },
    { path: 'edit/:id', title: 'ویرایش', needs: 'write' },
  ],
  module: './clinic-stock',
};
const entry = { name: 'entry.js', size: 10, integrity: 'sha384-a', text: 'void 0;' };

function aRelease(overrides: Partial<ReleaseInfo> = {}): ReleaseInfo {
  const { remote = 'mfe-stock', sections = [stock] } = overrides;
  return {
    remote,
    version: '1.0.0',
    contract: '^3.0',
    sections,
    shares: ['react'],
    entry: 'entry.js',
    manifest: {
      name: containerOf(remote),
      exposes: sections.map(({ module }) => ({ path: module })),
    },
    preload: {},
    files: { 'entry.js': 'sha384-a' },
    ...overrides,
  };
}

const shell = { contract: '3.2', shares: ['react'] };
const check = (overrides: Partial<ReleaseCheck>) =>
  checkRelease({ release: aRelease(), files: [entry], shell, ...overrides });
/** The same files, and one more that the release lists, too. */
function withFile(name: string, text: string, size = text.length): Partial<ReleaseCheck> {
  const files = { 'entry.js': 'sha384-a', [name]: 'sha384-b' };
  const more = { name, size, integrity: 'sha384-b', text };
  return {
    release: aRelease({ files, preload: { './clinic-stock': [name] } }),
    files: [entry, more],
  };
}
const other = (section: Partial<SectionDescriptor>) =>
  aRelease({ remote: 'mfe-other', sections: [{ ...stock, ...section }] });

const seeded: Record<ViolationCode, Partial<ReleaseCheck>> = {
  wrong_file_name: withFile('../escape.js', ''),
  missing_file: { files: [] },
  damaged_file: { files: [{ ...entry, integrity: 'sha384-x' }] },
  unlisted_file: { files: [entry, { ...entry, name: 'more.js' }] },
  bad_descriptor: { release: aRelease({ sections: [{ ...stock, settings: 'settings' }] }) },
  nameless_container: {
    release: aRelease({ manifest: { exposes: [{ path: stock.module }] } }),
  },
  foreign_container: {
    release: aRelease({
      manifest: { name: containerOf('mfe-other'), exposes: [{ path: stock.module }] },
    }),
  },
  wrong_contract: { release: aRelease({ contract: '^3.3' }) },
  wrong_prefix: { release: aRelease({ sections: [{ ...stock, prefix: '/clinic/patients' }] }) },
  section_taken: {
    others: [other({ prefix: '/clinic/stock/edit' })],
    release: aRelease({
      sections: [{ ...stock, screens: [{ path: 'edit', title: 'ویرایش', needs: 'write' }] }],
    }),
  },
  key_taken: { others: [other({})] },
  path_twice: {
    release: aRelease({
      sections: [{ ...stock, screens: [...stock.screens, ...stock.screens.slice(1)] }],
    }),
  },
  module_not_exposed: { release: aRelease({ manifest: { name: containerOf('mfe-stock') } }) },
  shared_bundled: withFile(
    'mf-manifest.json',
    JSON.stringify({ shared: [{ name: 'react', assets: { js: { sync: ['r.js'], async: [] } } }] }),
  ),
  unknown_share: { release: aRelease({ shares: ['react', 'left-pad'] }) },
  too_big: withFile('first.js', '', 300_001),
  physical_side: withFile('card.js', 'const Card = styled.div`padding-left:8px;`'),
  unsafe_code: withFile('code.js', 'new Function("return 1")'),
};
it('lets a release pass that fits', () => {
  expect(check({})).toEqual([]);
});

it.each(Object.entries(seeded))('refuses %s, and nothing else of it', (code, overrides) => {
  const violations = check(overrides);
  expect(violations.map((violation) => violation.code)).toEqual([code]);
  expect(violations[0]?.message).toMatch(/[\u0600-\u06ff]/);
  expect(violations[0]?.english).not.toMatch(/[\u0600-\u06ff]|undefined/);
});

it('has words of its own for each', () => {
  const about = { file: 'a.js', given: 'b', wanted: 'c', owner: 'd' };
  for (const language of ['fa', 'en'] as const) {
    const texts = Object.values(violationTexts).map((text) => text[language](about));
    expect(new Set(texts).size).toBe(texts.length);
  }
});

it.each([
  ['an object that has sides', 'const place = { left: 0, right: 12 }; box({left:0})'],
  ['logical properties', 'css`margin-inline-start: 1rem; inset-inline-end: 0; text-align: start;`'],
  ['a name that ends like it', 'css`--card-margin-left: 1px; scroll-left: 3px;`'],
  ['the shared library by its name', 'e.consumes={"react":1,"zod":2,"react-hook-form":3}'],
  ['a method called eval', 'matrix.eval(3); retrieval(4)'],
])('does not mistake %s for a violation', (_, text) => {
  expect(check(withFile('app.js', text))).toEqual([]);
});

it.each([
  '.a{left:0}',
  '.a{float:right}',
  '.a{border-top-left-radius:2px}',
  '.a{margin-right:1px}',
])('sees the physical side of %s', (text) => {
  expect(check(withFile('a.css', text))).toMatchObject([{ code: 'physical_side' }]);
});

it('says where a description is wrong', () => {
  const { sections, ...rest } = aRelease();
  expect(readReleaseInfo({ ...rest, sections: [{ ...sections[0], key: 'No' }] })).toMatchObject({
    violations: [{ code: 'bad_descriptor', english: expect.stringContaining('sections.0.key') }],
  });
  expect(readReleaseInfo(aRelease())).toEqual({ release: aRelease() });
});
