import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addProducts, once } from './database.mjs';
import {
  atLeast,
  atMost,
  measureInTurn,
  measureSpread,
  missedBars,
  roundsText,
  say,
  verdict,
} from './figures.mjs';
import { cacheDir } from './from-source.mjs';
import { requestOf } from './load.mjs';
import { installOthers, startNode, stopAll } from './processes.mjs';
import { prepareServers } from './servers.mjs';

/*
 * `npm run bench:api`: what the server costs, as ratios to other servers that are measured in turn with it.
 * Load, servers and database share the machine: compare the figures, do not quote them.
 */

/** Rows of products by database. `LARGEST=200000` is enough for a quick look. */
const sizes = { small: 10_000, middle: 100_000, large: Number(process.env.LARGEST ?? 1_000_000) };
const listPath = '/api/products/clinic/1?page=1&limit=10';

/** What is measured: a request that these servers answer in turn. */
const targetOf = (servers, token, address = listPath) => ({
  ports: servers.map(({ port }) => port),
  request: requestOf(address, token),
});

async function signIn({ port }) {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'mina', password: 'Ziba@1405' }),
  });
  return (await response.json()).token;
}

async function fillDatabases(servers) {
  say(`Preparing ${Object.values(sizes).join(', ')} rows`);
  for (const [name, size] of Object.entries(sizes)) {
    await once(servers.connectionTo('postgres'), `create database ${name}`);
    await (await servers.startOn(name)).stop();
    await addProducts(servers.connectionTo(name), size);
  }
}

async function compareHealth({ bare, first }) {
  say(`\nHealth (${roundsText})`);
  const ratio = await measureInTurn({
    'bare node:http': targetOf([bare], undefined, '/api/health'),
    'the server': targetOf([first], undefined, '/api/health'),
  });
  atLeast('health: the server / bare node:http', ratio('the server', 'bare node:http'), 0.6);
}

async function compareLists(servers, { bare, first, second, token, modules }) {
  say('\nA page of 10 of 100,000 rows joined to two tables, served PostgreSQL');
  const targets = {
    'bare node:http, same statements': targetOf([bare]),
    'the server': targetOf([first], token),
    'the server, 2 processes': targetOf([first, second], token),
  };
  if (modules) {
    const express = await servers.startOther('express-server.mjs', { MODULES: modules });
    const expressToken = /token (\S+)/.exec(express.output())?.[1];
    targets['Express, same statements'] = targetOf([express], expressToken);
  }
  const ratio = await measureInTurn(targets);
  const toBare = ratio('the server', 'bare node:http, same statements');
  atLeast('list: the server / bare node:http', toBare, 0.65);
  if (modules)
    atLeast('list: the server / Express', ratio('the server', 'Express, same statements'), 2);
  else say('    Express and json-server could not be fetched: left out');
  atLeast('list: 2 processes / 1 process', ratio('the server, 2 processes', 'the server'));
}

/** The bare server's figure tells how much of the spread comes from the machine. */
async function compareSpreads({ bare, first, token }) {
  say('\nAt 80 % of what each can carry');
  const bareSpread = await measureSpread('bare node:http', targetOf([bare]));
  const spread = await measureSpread('the server', targetOf([first], token));
  verdict('p99 / p50 of bare node:http', bareSpread);
  atMost('p99 / p50 of the server', spread, 5);
}

async function compareWithJsonServer(servers, { first, token, modules }) {
  say('\njson-server with the same rows');
  const connection = servers.connectionTo('middle');
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
  const address =
    '/api/products?_page=1&_limit=10&_sort=id&_order=desc&_expand=type&_expand=category';
  const ratio = await measureInTurn({
    'json-server': { ...targetOf([server], undefined, address), connections: 8 },
    'the server': targetOf([first], token),
  });
  atLeast('list: the server / json-server', ratio('the server', 'json-server'), 100);
  await server.stop();
}

async function compareSizes(servers) {
  say('\nLength');
  const small = await servers.startOn('small');
  const large = await servers.startOn('large');
  const ratio = await measureInTurn({
    '10,000 rows': targetOf([small], await signIn(small)),
    '1,000,000 rows': targetOf([large], await signIn(large)),
  });
  atMost('time at 1,000,000 rows / at 10,000', ratio('10,000 rows', '1,000,000 rows'), 1.5);
  await Promise.all([small.stop(), large.stop()]);
}

async function compareDatabases(servers) {
  say('\nThe embedded PostgreSQL');
  const dataDir = servers.newFolder();
  const embedded = await servers.startEmbedded(dataDir);
  const host = path.join(dataDir, 'socket');
  await addProducts({ host, user: servers.superuser, database: 'ziba' }, sizes.middle);
  const served = await servers.startOn('middle');
  const ratio = await measureInTurn({
    embedded: targetOf([embedded], await signIn(embedded)),
    served: targetOf([served], await signIn(served)),
  });
  atLeast('list: embedded / served', ratio('embedded', 'served'));
  await Promise.all([embedded.stop(), served.stop()]);
}

async function main() {
  const servers = await prepareServers();
  try {
    await fillDatabases(servers);
    const first = await servers.startOn('middle');
    const second = await servers.startOn('middle');
    const bare = await servers.startOther('plain-server.mjs');
    const compared = { first, second, bare, token: await signIn(first), modules: installOthers() };
    await compareHealth(compared);
    await compareLists(servers, compared);
    await compareSpreads(compared);
    if (compared.modules) await compareWithJsonServer(servers, compared);
    await Promise.all([first.stop(), second.stop()]);
    await compareSizes(servers);
    await compareDatabases(servers);
    await bare.stop();
  } finally {
    await servers.stop();
  }
  const missed = missedBars();
  say(missed === 0 ? '\nAll bars are met.' : `\n${missed} of the bars are missed.`);
  process.exitCode = missed === 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
process.on('exit', stopAll);
await main();
