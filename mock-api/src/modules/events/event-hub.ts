import type { Database } from '../../db/connect';
import type { Listener } from '../../db/listener';
import { eventRows, type EventRow } from './event-rows';

type Tell = (event: EventRow) => void;

/** Milliseconds between two looks: without notifications, and with them in case one was lost. */
const looks = { alone: 500, told: 20_000 };
const remembered = 5_000;

/**
 * Reads the events of all clinics once for the process and passes each one once to all subscribers. Notifications say
 * which events are new; looking regularly finds those whose notification was lost, and is the only way on PGlite.
 * Nothing runs without subscribers.
 */
export class EventHub {
  private readonly tells = new Set<Tell>();
  private readonly told = new Set<number>();
  private last = 0;
  private timer: NodeJS.Timeout | undefined;
  private stopListening = (): void => undefined;
  private working: Promise<void> = Promise.resolve();
  private started: Promise<void> | undefined;
  private notifiedIds: number[] = [];

  constructor(
    private readonly db: Database,
    private readonly listener: Listener,
  ) {}

  /** Subscribes to all events from the returned promise on; the function in it unsubscribes. */
  async subscribe(tell: Tell): Promise<() => void> {
    this.started ??= this.start();
    await this.started;
    this.tells.add(tell);
    return () => {
      this.tells.delete(tell);
      if (this.tells.size === 0) this.stop();
    };
  }

  /** Stops all work of the hub. */
  async close(): Promise<void> {
    this.stop();
    await this.working;
  }

  private async start(): Promise<void> {
    const rows = eventRows(this.db);
    this.last = await rows.last();
    // Each look also reads a little further back; events from before the first subscription are skipped.
    for (const { id } of await rows.recent(this.last)) this.told.add(id);
    this.stopListening = this.listener.on('events', (payload) => this.hear(Number(payload)));
    this.lookLater();
  }

  private stop(): void {
    this.started = undefined;
    clearTimeout(this.timer);
    this.stopListening();
    this.told.clear();
  }

  /** Called with the id of a new event, or without one if some may have been missed. */
  private hear(id: number): void {
    if (Number.isNaN(id)) return this.queue(() => this.look());
    this.notifiedIds.push(id);
    // Events that arrive while a read is running are read together afterwards.
    if (this.notifiedIds.length === 1) this.queue(() => this.readNotified());
  }

  private async readNotified(): Promise<void> {
    const ids = this.notifiedIds.splice(0);
    this.hand(await eventRows(this.db).byIds(ids));
  }

  private async look(): Promise<void> {
    this.hand(await eventRows(this.db).recent(this.last));
  }

  private hand(events: readonly EventRow[]): void {
    for (const event of events) {
      if (this.told.has(event.id)) continue;
      this.told.add(event.id);
      this.last = Math.max(this.last, event.id);
      for (const tell of this.tells) tell(event);
    }
    for (const id of this.told) {
      if (this.told.size <= remembered) break;
      this.told.delete(id);
    }
  }

  private lookLater(): void {
    const wait = this.listener.isPossible ? looks.told : looks.alone;
    this.timer = setTimeout(() => {
      this.queue(() => this.look());
      this.queue(() => {
        if (this.started) this.lookLater();
        return Promise.resolve();
      });
    }, wait).unref();
  }

  /** Runs one read after the other; a read that fails is repeated by the next look. */
  private queue(work: () => Promise<void>): void {
    this.working = this.working.then(work).catch(() => undefined);
  }
}
