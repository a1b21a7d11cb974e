import pg from 'pg';

/** What the database tells all processes of. */
export type Channel = 'events' | 'jobs' | 'sessions';

/** Told of a notification with its payload, or of nothing in particular after the connection was away. */
type Heard = (payload?: string) => void;

const firstPause = 250;
const longestPause = 10_000;
/** Milliseconds between questions to a silent connection: one that is cut off would stay silent for ever. */
const probePause = 15_000;

/**
 * The one connection of a process that listens; it is no part of the pool, for it is never given back.
 * It is opened by the first who listens and comes back by itself; whoever listens then looks for what
 * was missed. PGlite has but one connection: there nothing is heard, and whoever listens has to look.
 */
export class Listener {
  private readonly heard = new Map<Channel, Set<Heard>>();
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private probe: NodeJS.Timeout | undefined;
  private pause = firstPause;
  private isClosed = false;

  constructor(private readonly pool: pg.Pool) {}

  /** Whether this database tells anything at all. */
  get isPossible(): boolean {
    return this.pool.options.max !== 1;
  }

  /** Listens to a channel; answers how to stop. */
  on(channel: Channel, heard: Heard): () => void {
    const listeners = this.heard.get(channel) ?? new Set();
    this.heard.set(channel, listeners.add(heard));
    if (!this.client && !this.timer) void this.connect();
    return () => listeners.delete(heard);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearInterval(this.probe);
    this.heard.clear();
    const { client } = this;
    this.client = undefined;
    await client?.end();
  }

  private async connect(): Promise<void> {
    if (this.isClosed || !this.isPossible) return;
    const client = new pg.Client(this.pool.options);
    this.client = client;
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ channel, payload }) => this.tell(channel as Channel, payload));
    try {
      await client.connect();
      await client.query('listen events; listen jobs; listen sessions');
      this.pause = firstPause;
      this.watch(client);
      for (const channel of this.heard.keys()) this.tell(channel);
    } catch {
      // The database is away or ends; `lose` tries again.
      this.lose(client);
    }
  }

  private watch(client: pg.Client): void {
    clearInterval(this.probe);
    this.probe = setInterval(() => {
      client.query('select').catch(() => this.lose(client));
    }, probePause).unref();
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    clearInterval(this.probe);
    this.client = undefined;
    client.end().catch(() => undefined);
    if (this.isClosed) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.connect();
    }, this.pause).unref();
    this.pause = Math.min(this.pause * 2, longestPause);
  }

  private tell(channel: Channel, payload?: string): void {
    for (const heard of this.heard.get(channel) ?? []) heard(payload);
  }
}
