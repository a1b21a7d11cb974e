import pg from 'pg';

/** The channels on which the database notifies all processes. */
export type Channel = 'events' | 'jobs' | 'sessions';

/** Called with the payload of a notification, or with nothing after the connection was lost for a while. */
type OnNotification = (payload?: string) => void;

const firstPause = 250;
const longestPause = 10_000;
/** Milliseconds between checks of a silent connection: a connection that was cut off would stay silent. */
const probePause = 15_000;

/**
 * The connection of this process that listens for notifications; it is not part of the pool, because it is never given
 * back. The first listener opens it. It reconnects by itself; listeners are then called, so that they look for what
 * they missed. PGlite has only one connection: there are no notifications, and listeners have to look regularly.
 */
export class Listener {
  private readonly listeners = new Map<Channel, Set<OnNotification>>();
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private probe: NodeJS.Timeout | undefined;
  private pause = firstPause;
  private isClosed = false;

  constructor(private readonly pool: pg.Pool) {}

  /** Whether this database can notify at all. */
  get isPossible(): boolean {
    return this.pool.options.max !== 1;
  }

  /** Listens to a channel; returns a function that stops it. */
  on(channel: Channel, listen: OnNotification): () => void {
    const listeners = this.listeners.get(channel) ?? new Set();
    this.listeners.set(channel, listeners.add(listen));
    if (!this.client && !this.timer) void this.connect();
    return () => listeners.delete(listen);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearInterval(this.probe);
    this.listeners.clear();
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
      for (const channel of this.listeners.keys()) this.tell(channel);
    } catch {
      // The database cannot be reached or has ended; `lose` tries again.
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
    for (const listen of this.listeners.get(channel) ?? []) listen(payload);
  }
}
