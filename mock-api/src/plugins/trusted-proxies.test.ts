import { clientAt, httpProxy, type HttpProxy } from '../testing/http-proxy';
import { serverRuns, until } from '../testing/server-runs';

jest.setTimeout(90_000);
const { filled, start } = serverRuns();

const password = 'Ziba@1405';
const production = { NODE_ENV: 'production', SESSION_SECRET: 'a secret of the tests, long enough' };
const [guesser, nurse] = [clientAt('127.0.0.5'), clientAt('127.0.0.6')];

let proxy: HttpProxy | undefined;
afterEach(() => proxy?.close());

async function behindProxy(env: Record<string, string>) {
  const server = await start({ ...production, DATA_DIR: filled(), ...env });
  proxy = await httpProxy(server.address);
  return { server, address: proxy.address };
}

/** The address in the newest session after a new sign-in. */
async function listedAddress(
  client: ReturnType<typeof clientAt>,
  address: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const login = { username: 'admin', password };
  const { status, body } = await client(`${address}/api/auth/login`, login, headers);
  expect(status).toBe(200);
  const authorization = `Bearer ${body.token}`;
  const list = await client(`${address}/api/auth/sessions`, undefined, { authorization });
  return list.body.data.find(({ current }: { current: boolean }) => current).ip;
}

const forged = { 'x-forwarded-for': '203.0.113.7' };

it('uses the address of each client that a trusted proxy sends', async () => {
  const { server, address } = await behindProxy({ TRUSTED_PROXIES: '127.0.0.1' });
  // Wrong passwords of one client, which sends another address each time.
  for (let count = 0; count < 30; count += 1) {
    const login = { username: `guess_${count}`, password: 'wrong password' };
    const headers = { 'x-forwarded-for': `203.0.113.${count}` };
    await guesser(`${address}/api/auth/login`, login, headers);
  }
  const login = { username: 'admin', password };
  expect(await guesser(`${address}/api/auth/login`, login, forged)).toMatchObject({ status: 429 });
  expect(await listedAddress(nurse, address, forged)).toBe('127.0.0.6');
  await until(() => server.output().includes('"ip":"127.0.0.6"'));
  expect(server.output()).toContain('"ip":"127.0.0.5"');
  expect(server.output()).not.toContain('203.0.113');
});

it('does not use the addresses that other clients send', async () => {
  const { server, address } = await behindProxy({ TRUSTED_PROXIES: '10.0.0.0/8' });
  expect(await listedAddress(nurse, address, forged)).toBe('127.0.0.1');
  expect(await listedAddress(nurse, server.address, forged)).toBe('127.0.0.6');
});
