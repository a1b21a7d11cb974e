import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './processes.mjs';

/** Starts a PostgreSQL that listens on a port, from the binaries of the embedded one. */
export async function startServed({
  findBinaries,
  prepareCluster,
  clusterFolder,
  superuser,
  startProgram,
  packageDir,
}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ziba-bench-'));
  const binaries = findBinaries(packageDir);
  await prepareCluster(dataDir, binaries, true);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 120,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openSync(path.join(dataDir, 'log'), 'w');
  const child = startProgram(binaries.postgres, ['-D', clusterFolder(dataDir), ...args], {
    stdio: ['ignore', output, output],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const connection = { host: '127.0.0.1', port, user: superuser };
  for (let left = 200; left > 0; left -= 1) {
    try {
      await once({ ...connection, database: 'postgres' }, 'select 1');
      break;
    } catch {
      await pause(50); // Not ready yet.
    }
  }
  return {
    connection,
    url: (database) => `postgresql://${superuser}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs one statement on a connection of its own; returns its rows. */
export async function once(connection, text, values) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Adds products to clinic 1 until it has `wanted`, spread over its types and categories. */
export async function addProducts(connection, wanted) {
  await once(
    connection,
    `insert into products (clinic_id, product_code, accounting_code, name, brand, unit, stock,
       min_required_stock, type_id, category_id)
     select 1, (10000000 + n)::text, (20000000 + n)::text, 'سرنگ ' || n, 'سوپا', 'عدد', n % 90, 5,
       (select array_agg(id) from product_types where clinic_id = 1)[1 + n % (select count(*) from product_types where clinic_id = 1)],
       (select array_agg(id) from product_categories where clinic_id = 1)[1 + n % (select count(*) from product_categories where clinic_id = 1)]
     from generate_series(1, $1 - (select count(*)::int from products where clinic_id = 1)) n`,
    [wanted],
  );
  await once(connection, 'vacuum analyze');
}

/** Adds payments of past appointments to clinic 1 until it has `wanted`. */
export async function addPayments(connection, wanted) {
  await once(
    connection,
    `insert into payments (clinic_id, patient_id, target, appointment_id, amount, method, paid_at, received_by)
     select 1, a.patient_id, 'appointment', a.id, 1000, (array['cash', 'card', 'transfer'])[1 + a.id % 3],
       a.starts_at, (select min(id) from users where clinic_id = 1)
     from appointments a where a.clinic_id = 1 order by a.id
     limit greatest(0, $1 - (select count(*)::int from payments where clinic_id = 1))`,
    [wanted],
  );
  await once(connection, 'vacuum analyze');
}
