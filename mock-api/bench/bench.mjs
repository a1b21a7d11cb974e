import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addProducts, once, startServed } from './database.mjs';
import { bundleServer, cacheDir, fromSource } from './from-source.mjs';
import { requestOf, saturate, steady } from './load.mjs';
import { others, startNode, stopAll } from './processes.mjs';

/*
 * `npm run bench:api`: what the server costs, as ratios of variants measured in turn, round by round.
 * ROUNDS (5) and SECONDS (2) of each. Load, servers and database share the machine: compare, do not quote.
 */

const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 2);
/** Smaller for a quick look: `LARGEST=200000`. */
const largest = Number(process.env.LARGEST ?? 1_000_000);
const sizes = { small: 10_000, middle: 100_000, large: largest };
const listPath = '/api/products/clinic/1?page=1&limit=10';
const say = (line = '') => console.log(line);

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
let missed = 0;

function verdict(label, value, bar, isGood) {
  const mark = bar === undefined ? ' ' : isGood(value, bar) ? '✓' : '✗';
  if (mark === '✗') missed += 1;
  const wanted = bar === undefined ? '' : ` (bar ${bar})`;
  say(`  ${mark} ${label.padEnd(66)} ${value.toFixed(2)}${wanted}`);
}
const atLeast = (label, value, bar) => verdict(label, value, bar, (a, b) => a >= b);
const atMost = (label, value, bar) => verdict(label, value, bar, (a, b) => a <= b);

/** Measures the variants in turn, round after round, so that a busy moment of the machine meets all. */
async function inTurn(variants) {
  const results = Object.fromEntries(Object.keys(variants).map((name) => [name, []]));
  for (const target of Object.values(variants)) await saturate({ ...target, seconds: 0.7 });
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, target] of Object.entries(variants)) {
      results[name].push(await saturate({ ...target, seconds }));
    }
  }
  for (const [name, list] of Object.entries(results)) {
    const figure = (key) => median(list.map((result) => result[key]));
    say(
      `    ${name.padEnd(64)} ${figure('rate').toFixed(0)}/s  p50 ${figure('p50').toFixed(1)} ms  p99 ${figure('p99').toFixed(1)} ms`,
    );
  }
  /** The median of the rounds' ratios. */
  return (one, other) =>
    median(results[one].map(({ rate }, index) => rate / results[other][index].rate));
}

/** The median of p99 / p50 over the rounds; the bare server says how much of it is the machine's. */
async function spreadAt80(name, target) {
  const full = await saturate({ ...target, seconds });
  const ratios = [];
  for (let round = 0; round < rounds; round += 1) {
    const { p50, p99 } = await steady({ ...target, rate: full.rate * 0.8, seconds });
    ratios.push(p99 / p50);
    say(`    ${name.padEnd(64)} p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`);
  }
  return median(ratios);
}

async function signIn(port) {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'mina', password: 'Ziba@1405' }),
  });
  return (await response.json()).token;
}

/** The statements of the product's list, taken from the product. */
async function listStatements({ productsTable }) {
  let reads = [];
  const read = async (_clinicId, ...asked) => {
    reads = asked;
    return [[{ total: 0 }], []];
  };
  await productsTable({ read, tenant: read }).page({ clinicId: 1 }, { page: 1, limit: 10 });
  const [count, rows] = reads;
  return { count, rows };
}

const folders = [];
const newFolder = () => {
  folders.push(mkdtempSync(path.join(tmpdir(), 'ziba-bench-')));
  return folders.at(-1);
};

async function main() {
  const program = await bundleServer();
  const source = await fromSource();
  const statements = await listStatements(source);
  const served = await startServed(source);
  const secret = 'a secret of the bench, long enough to be one';
  const start = (env) =>
    startNode(program, {
      NODE_ENV: 'production',
      SEED: 'demo',
      DEMO_IN_PRODUCTION: 'yes',
      SESSION_SECRET: secret,
      DATA_DIR: newFolder(),
      ...env,
    });
  const onServed = (database) => start({ DATABASE_URL: served.url(database) });
  const plain = (file, database, more) =>
    startNode(file, {
      DATABASE: JSON.stringify({ ...served.connection, database }),
      LIST: JSON.stringify(statements),
      ...more,
    });
  const targetOf = (servers, token, wanted = listPath) => ({
    ports: servers.map(({ port }) => port),
    request: requestOf(wanted, token),
  });

  try {
    say(`Preparing ${Object.values(sizes).join(', ')} rows`);
    for (const [name, size] of Object.entries(sizes)) {
      await once({ ...served.connection, database: 'postgres' }, `create database ${name}`);
      await (await onServed(name)).stop();
      await addProducts({ ...served.connection, database: name }, size);
    }
    const first = await onServed('middle');
    const second = await onServed('middle');
    const token = await signIn(first.port);
    const bare = await plain('plain-server.mjs', 'middle');
    const modules = others();

    say(`\nHealth (medians of ${rounds} rounds of ${seconds} s)`);
    const health = await inTurn({
      'bare node:http': targetOf([bare], undefined, '/api/health'),
      'the server': targetOf([first], undefined, '/api/health'),
    });
    atLeast('health: the server / bare node:http', health('the server', 'bare node:http'), 0.6);

    say('\nA page of 10 of 100,000 rows joined to two tables, served PostgreSQL');
    const variants = {
      'bare node:http, same statements': targetOf([bare]),
      'the server': targetOf([first], token),
      'the server, 2 processes': targetOf([first, second], token),
    };
    if (modules) {
      const express = await plain('express-server.mjs', 'middle', { MODULES: modules });
      variants['Express, same statements'] = targetOf(
        [express],
        /token (\S+)/.exec(express.said())?.[1],
      );
    }
    const list = await inTurn(variants);
    atLeast(
      'list: the server / bare node:http',
      list('the server', 'bare node:http, same statements'),
      0.65,
    );
    if (modules)
      atLeast('list: the server / Express', list('the server', 'Express, same statements'), 2);
    else say('    Express and json-server could not be fetched: left out');
    atLeast('list: 2 processes / 1 process', list('the server, 2 processes', 'the server'));

    say('\nAt 80 % of what each can carry');
    const bareSpread = await spreadAt80('bare node:http', targetOf([bare]));
    const spread = await spreadAt80('the server', targetOf([first], token));
    verdict('p99 / p50 of bare node:http', bareSpread);
    atMost('p99 / p50 of the server', spread, 5);

    if (modules) await againstJsonServer(modules, served, targetOf([first], token));
    await second.stop();
    await first.stop();

    say('\nLength');
    const small = await onServed('small');
    const large = await onServed('large');
    const lengths = await inTurn({
      '10,000 rows': targetOf([small], await signIn(small.port)),
      '1,000,000 rows': targetOf([large], await signIn(large.port)),
    });
    atMost('time at 1,000,000 rows / at 10,000', lengths('10,000 rows', '1,000,000 rows'), 1.5);
    await Promise.all([small.stop(), large.stop()]);

    say('\nThe embedded PostgreSQL');
    const dataDir = newFolder();
    const embedded = await start({ DATA_DIR: dataDir });
    await addProducts(
      { host: path.join(dataDir, 'socket'), user: source.superuser, database: 'ziba' },
      100_000,
    );
    const again = await onServed('middle');
    const engines = await inTurn({
      embedded: targetOf([embedded], await signIn(embedded.port)),
      served: targetOf([again], await signIn(again.port)),
    });
    atLeast('list: embedded / served', engines('embedded', 'served'));
    await Promise.all([embedded.stop(), again.stop(), bare.stop()]);
  } finally {
    stopAll();
    await served.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
  say(missed === 0 ? '\nAll bars are met.' : `\n${missed} of the bars are missed.`);
  process.exitCode = missed === 0 ? 0 : 1;
}

async function againstJsonServer(modules, served, target) {
  say('\njson-server with the same rows');
  const connection = { ...served.connection, database: 'middle' };
  const rows = async (table, more = '') =>
    once(connection, `select t.*${more} from ${table} t where clinic_id = 1`);
  const data = {
    products: await rows('products', ', type_id as "typeId", category_id as "categoryId"'),
    types: await rows('product_types'),
    categories: await rows('product_categories'),
  };
  mkdirSync(cacheDir, { recursive: true });
  const file = path.join(cacheDir, 'rows.json');
  writeFileSync(file, JSON.stringify(data));
  const server = await startNode('json-server.mjs', { ROWS: file, MODULES: modules });
  const wanted =
    '/api/products?_page=1&_limit=10&_sort=id&_order=desc&_expand=type&_expand=category';
  const list = await inTurn({
    'json-server': { ports: [server.port], request: requestOf(wanted), connections: 8 },
    'the server': target,
  });
  atLeast('list: the server / json-server', list('the server', 'json-server'), 100);
  await server.stop();
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
process.on('exit', stopAll);
await main();
