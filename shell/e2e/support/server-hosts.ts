import { startHelper } from './helper-process';

/** The environment variable with the addresses of the hosts, one for each worker of Jest. */
const addressesVariable = 'ZIBA_E2E_HOSTS';

/**
 * Starts a process for each worker that runs the servers of its files, one after another: their modules are loaded once
 * instead of 45 times. Returns what ends the processes.
 */
export async function startServerHosts(workers: number): Promise<() => Promise<void>> {
  const hosts = await Promise.all(
    Array.from({ length: workers }, () => startHelper('server-host.mjs')),
  );
  process.env[addressesVariable] = JSON.stringify(hosts.map(({ line }) => line));
  return async () => {
    await Promise.all(hosts.map(({ stop }) => stop()));
  };
}

/** Tells the host of this worker what to do; rejects with what it says when that fails. */
async function tell(what: 'start' | 'stop', env: NodeJS.ProcessEnv = {}): Promise<void> {
  const addresses = JSON.parse(process.env[addressesVariable] ?? '[]') as string[];
  const address = addresses[Number(process.env.JEST_WORKER_ID ?? 1) - 1];
  if (!address) throw new Error('The global set-up has started no server for this worker.');
  const body = JSON.stringify(env);
  const answer = await fetch(`${address}/${what}`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`The server did not ${what}:\n${await answer.text()}`);
}

/** Starts a server in the host of this worker, with these settings; returns what stops it. */
export async function startHostedServer(env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  await tell('start', env);
  return () => tell('stop');
}
