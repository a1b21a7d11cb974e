import assert from 'node:assert/strict';
import { it } from 'node:test';
import { shortened } from './remote/shortened-code.mjs';

const entry = (id, key) =>
  `${id}:{fallback:()=>()=>{throw Error("Can not get '${key}'")},shareScope:["default"],singleton:!0,` +
  `requiredVersion:!1,strictVersion:!1,eager:!1,layer:void 0,shareKey:"${key}"}`;
const start = 'g.moduleIdToConsumeDataMapping=';

/** The table that the code makes, without its functions. */
const tableOf = (code) => {
  const made = new Function('g', `${code};return g.moduleIdToConsumeDataMapping`)({});
  return JSON.parse(JSON.stringify(made));
};

it('the table of shared modules is shorter, and says the same', () => {
  const code = `${start}{${entry(12, '@ziba/shared/format/money')},${entry(5, 'react')}},d={}`;
  const short = shortened(code);
  assert.ok(short.length < code.length / 1.5, short);
  const common = { shareScope: ['default'], singleton: true, requiredVersion: false };
  assert.deepEqual(tableOf(short.replace(',d={}', '')), {
    5: { ...common, shareKey: 'react' },
    12: { ...common, shareKey: '@ziba/shared/format/money' },
  });
  assert.ok(short.endsWith(',d={}'));
});

it('code without such a table, or with another kind of entry, stays as it is', () => {
  for (const code of ['let a=1', `${start}{},d={}`, `${start}{1:{shareKey:"a"}},d={}`]) {
    assert.equal(shortened(code), code);
  }
});
