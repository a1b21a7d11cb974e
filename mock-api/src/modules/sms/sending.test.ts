import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startApi, type TestApi } from '../../testing/start-api';
import { kavenegar } from './providers/kavenegar';

/** A received call of the operator's protocol. */
interface Call {
  method: string;
  path: string;
  fields: Record<string, string>;
}

/** The documents call `localid` a Long: a whole number that a signed integer of 64 bits holds. */
const judge = ({ localid = '' }: Record<string, string>) =>
  /^\d+$/.test(localid) && BigInt(localid) < 2n ** 63n ? 200 : 400;

/** A double of api.kavenegar.com: `POST /v1/{key}/sms/{send|status}.json`, as its documents describe it. */
class Operator {
  readonly calls: Call[] = [];
  /** The codes of the next answers to `send`; 200 when there is none, 0 closes the connection. */
  codes: number[] = [];
  /** States by message id. */
  states: Record<string, number> = {};
  private readonly byLocalId = new Map<string, number>();
  private server: Server | undefined;

  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      request.once('end', () => {
        const fields = Object.fromEntries(new URLSearchParams(text));
        this.calls.push({ method: request.method ?? '', path: request.url ?? '', fields });
        const isSend = request.url?.includes('/send.json');
        const code = isSend ? (this.codes.shift() ?? judge(fields)) : 200;
        if (code === 0) return request.socket.destroy();
        const entries = isSend ? [this.entryOf(fields)] : this.statesOf(fields);
        response.writeHead(code, { 'content-type': 'application/json' });
        return response.end(
          JSON.stringify({
            return: { status: code, message: '' },
            entries: code === 200 ? entries : null,
          }),
        );
      });
    });
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server?.close();
  }

  sends(): Call[] {
    return this.calls.filter(({ path }) => path.includes('/send.json'));
  }

  private entryOf({ localid = '', receptor, message }: Record<string, string>) {
    const messageid = this.byLocalId.get(localid) ?? 8_792_343 + this.byLocalId.size;
    this.byLocalId.set(localid, messageid);
    return { messageid, message, status: 1, statustext: '', receptor, cost: 120 };
  }

  private statesOf({ messageid = '' }: Record<string, string>) {
    return messageid.split(',').map((id) => ({
      messageid: Number(id),
      status: this.states[id] ?? 100,
      statustext: '',
    }));
  }
}

const operator = new Operator();
let api: TestApi;
let address: string;
beforeAll(async () => {
  address = await operator.start();
  const env = {
    SMS_PROVIDER: 'kavenegar',
    SMS_API_KEY: 'KEY12345678',
    SMS_LINE: '10004346',
    SMS_URL: address,
  };
  api = await startApi({ env });
});
beforeEach(() => {
  operator.calls.length = 0;
  operator.codes = [];
});
afterAll(async () => {
  await api.stop();
  operator.stop();
});

const quietly = async (work: () => Promise<unknown>) => {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await work();
  const lines = written.mock.calls.map(([line]) => String(line)).join('');
  written.mockRestore();
  return lines;
};
const runAgain = async () => {
  await api.db.platform((tx) =>
    tx.query(`update jobs set run_at = app_now() where kind = 'sms.send'`),
  );
  return quietly(() => api.app.jobs.runDue());
};
const newMessage = async (body = 'سلام', to = '09121111111') => {
  const call = api.newClinic().as('all');
  const { body: sent } = await call('POST', '/sms/messages', { to, body });
  return async () => (await call('GET', `/sms/messages/${sent.id}`)).body;
};

it('sends a message once, as the protocol requires', async () => {
  const message = await newMessage();
  await api.app.jobs.runDue();
  expect(operator.calls).toEqual([
    {
      method: 'POST',
      path: '/v1/KEY12345678/sms/send.json',
      fields: {
        receptor: '09121111111',
        message: 'سلام',
        sender: '10004346',
        localid: expect.stringMatching(/^\d{19}$/),
      },
    },
  ]);
  expect(await message()).toMatchObject({ status: 'sent', error: null });
});

it('sends every message of a broadcast, however many were written at the same moment', async () => {
  const provider = kavenegar({ apiKey: 'KEY12345678', url: address });
  const [first, createdAt] = [70_001, '2026-03-21T08:30:00.123456Z'];
  const messageIds = new Set<string | null>();
  const sendBatch = (from: number) =>
    Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        provider.send({ id: from + index, to: '09121111111', body: 'سلام', createdAt }),
      ),
    );
  for (let sent = 0; sent < 5000; sent += 100) {
    for (const id of await sendBatch(first + sent)) messageIds.add(id);
  }
  expect(messageIds.size).toBe(5000);
}, 60_000);

it('sends a message whose id another database has used before', async () => {
  const provider = kavenegar({ apiKey: 'KEY12345678', url: address });
  const message = { id: 12, to: '09121111111', body: 'سلام' };
  const before = await provider.send({ ...message, createdAt: '2026-03-21T08:30:00Z' });
  const afterRestore = await provider.send({ ...message, createdAt: '2026-03-22T08:30:00Z' });
  expect(afterRestore).not.toBe(before);
});

it('sends a local id of the documented type for the largest id of a message and far years', async () => {
  const provider = kavenegar({ apiKey: 'KEY12345678', url: address });
  const message = { to: '09121111111', body: 'سلام' };
  for (const createdAt of ['2026-03-21T08:30:00Z', '2200-01-01T00:00:00Z']) {
    for (const id of [1, 2_147_483_647]) {
      expect(await provider.send({ ...message, id, createdAt })).toMatch(/^\d+$/);
    }
  }
});

it('tries a message again with the same local id if the operator was not available', async () => {
  const message = await newMessage();
  operator.codes = [409, 0];
  const log = await quietly(() => api.app.jobs.runDue());
  expect(log).not.toContain('KEY12345678');
  expect(log).not.toContain('09121111111');
  expect(await message()).toMatchObject({ status: 'queued', error: '409', attempts: 1 });
  await runAgain();
  expect(await message()).toMatchObject({ status: 'queued', error: 'unreachable', attempts: 2 });
  await runAgain();
  expect(await message()).toMatchObject({ status: 'sent', error: null, attempts: 3 });
  expect(new Set(operator.sends().map(({ fields }) => fields.localid)).size).toBe(1);
});

it('does not try again if a later attempt is useless', async () => {
  const message = await newMessage();
  operator.codes = [411];
  await api.app.jobs.runDue();
  expect(await message()).toMatchObject({ status: 'failed', error: '411' });
  await runAgain();
  expect(operator.sends()).toHaveLength(1);
});

it('does not send a message again that was sent, whatever job runs', async () => {
  await newMessage();
  await api.app.jobs.runDue();
  await api.db.platform((tx) =>
    tx.query(`insert into jobs (kind, payload)
      select 'sms.send', jsonb_build_object('id', max(id)) from sms_messages`),
  );
  await api.app.jobs.runDue();
  expect(operator.sends()).toHaveLength(1);
});

it('reads the states of messages', async () => {
  const messages = [await newMessage(), await newMessage(), await newMessage(), await newMessage()];
  await api.app.jobs.runDue();
  const rows = await api.db.platform((tx) =>
    tx.query<{ provider_id: string }>(
      'select provider_id from sms_messages where provider_id is not null order by id desc limit 4',
    ),
  );
  const ids = rows.map(({ provider_id }) => provider_id).reverse();
  operator.states = Object.fromEntries(ids.map((id, index) => [id, [10, 6, 14, 4][index] ?? 0]));
  await api.app.jobs.runNow('sms.deliveries');
  const states = await Promise.all(messages.map(async (message) => (await message()).status));
  expect(states).toEqual(['delivered', 'failed', 'blacklisted', 'sent']);
});

it('deletes a code when it was sent, and has no outbox', async () => {
  const columns = { phoneNumber: '09129999999', username: 'coded' };
  const member = api.newClinic().as('all', { columns });
  await member('GET', '/sms/messages');
  await api.anyone('POST', '/auth/forgot-password', { username: 'coded' });
  await api.app.jobs.runDue();
  expect(operator.sends().at(-1)?.fields.message).toMatch(/\d{6}/);
  const rows = await api.db.platform((tx) =>
    tx.query(`select body, status from sms_messages where "to" = '09129999999'`),
  );
  expect(rows).toEqual([{ body: '', status: 'sent' }]);
  expect((await api.anyone('GET', '/sms/outbox')).status).toBe(404);
});
