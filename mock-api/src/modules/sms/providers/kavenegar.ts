import { z } from 'zod';
import { SmsError, type Delivery, type OutgoingSms, type SmsProvider } from './provider';

interface Settings {
  apiKey: string;
  /** The number that messages are sent from; the account's own when left out. */
  line?: string;
  /** `https://api.kavenegar.com`, except in tests. */
  url: string;
}

const answer = z.object({
  return: z.object({ status: z.number() }),
  entries: z
    .array(z.object({ messageid: z.union([z.number(), z.string()]), status: z.number() }))
    .nullish(),
});
type Entries = NonNullable<z.output<typeof answer>['entries']>;

/** Codes of kavenegar.com/rest.html for which a later attempt is useless: the receiver or the text is refused. */
const finalCodes = new Set([400, 411, 413, 417, 422]);
const seconds = 15;

/** The states of a message as that page numbers them; 1 and 2 mean that it waits at the operator. */
const deliveryOf: Record<number, Delivery> = {
  1: 'sent',
  2: 'sent',
  4: 'sent',
  5: 'sent',
  6: 'failed',
  10: 'delivered',
  11: 'failed',
  13: 'failed',
  14: 'blacklisted',
};

/** The REST service of Kavenegar: `POST {url}/v1/{key}/sms/send.json` with receptor, message and sender. */
export function kavenegar({ apiKey, line, url }: Settings): SmsProvider {
  const call = async (method: string, fields: Record<string, string>): Promise<Entries> => {
    const response = await post(`${url}/v1/${apiKey}/sms/${method}.json`, fields);
    const read = answer.safeParse(await response.json().catch(() => undefined));
    const code = read.success ? read.data.return.status : response.status;
    if (!read.success || code !== 200) throw new SmsError(String(code), finalCodes.has(code));
    return read.data.entries ?? [];
  };

  return {
    name: 'kavenegar',
    keepsSecrets: false,

    send: async (message) => {
      const [entry] = await call('send', {
        receptor: message.to,
        message: message.body,
        localid: localIdOf(message),
        ...(line ? { sender: line } : {}),
      });
      if (!entry) throw new SmsError('no_entry', false);
      return String(entry.messageid);
    },

    deliveries: async (ids) => {
      const entries = await call('status', { messageid: ids.join(',') });
      return new Map(
        entries.flatMap(({ messageid, status }) => {
          const delivery = deliveryOf[status];
          return delivery ? [[String(messageid), delivery] as const] : [];
        }),
      );
    },
  };
}

/**
 * The operator sends one `localid` once, which helps if a process ends between sending and storing the result. The type
 * is Long, a signed integer of 64 bits, as in the operator's own clients. The value is the second of writing (ten
 * digits) followed by the row's id (nine digits), which stays below 2^63 until 2262. Two messages of one second have
 * different ids; in a restored database, whose ids repeat, the seconds differ.
 */
const localIdOf = ({ id, createdAt }: OutgoingSms) =>
  String(Math.floor(Date.parse(createdAt) / 1000)) + String(id % 1e9).padStart(9, '0');

/** An error never contains the address, because the key is part of it. */
async function post(address: string, fields: Record<string, string>): Promise<Response> {
  try {
    return await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(seconds * 1000),
      redirect: 'error',
    });
  } catch {
    throw new SmsError('unreachable', false);
  }
}
