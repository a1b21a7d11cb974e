import type { ServerResponse } from 'node:http';
import type { Session } from '../../lib/actor';
import { Refusal } from '../../lib/refusal';
import { isFor, type EventRow } from './event-rows';

/**
 * The maximum number of bytes that wait for a client; a client that reads nothing is disconnected, and reconnects with
 * its last id.
 */
const mostWaiting = 256 * 1024;
/** How many ids of events a stream remembers: the hub may pass an event later that was read as a missed one. */
const remembered = 1_000;

/** One open answer of `GET /events`. */
export class EventStream {
  private readonly sent = new Set<number>();
  /** New events wait here while the missed ones are read. */
  private waiting: EventRow[] | undefined = [];

  constructor(
    /** The current session; the sections of the clinic may change while the stream is open. */
    public session: Session,
    private readonly answer: ServerResponse,
    private readonly renewed: () => Promise<Session | undefined>,
  ) {}

  get isOpen(): boolean {
    return !this.answer.writableEnded && !this.answer.destroyed;
  }

  /** Sends the missed events, and then the new ones. */
  begin(missed: readonly EventRow[]): void {
    const waiting = this.waiting ?? [];
    this.waiting = undefined;
    for (const event of [...missed, ...waiting]) this.tell(event);
  }

  readonly tell = (event: EventRow): void => {
    if (this.waiting) {
      this.waiting.push(event);
      return;
    }
    if (!isFor(this.session, event) || this.sent.has(event.id)) return;
    this.sent.add(event.id);
    this.write(`id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event.data)}\n\n`);
    for (const id of this.sent) {
      if (this.sent.size <= remembered) break;
      this.sent.delete(id);
    }
    const changesAccess = event.type === 'user.changed' || event.type === 'registry.changed';
    if (changesAccess && !event.everyone) void this.renew();
  };

  /**
   * The sections of the clinic or of the user may have changed: further events wait until the session was read again.
   * A session that is blocked now, such as that of a suspended clinic, ends at once.
   */
  private async renew(): Promise<void> {
    this.waiting = [];
    try {
      this.session = (await this.renewed()) ?? this.session;
    } catch (error) {
      if (error instanceof Refusal) return this.end('session.ended');
      // The database cannot be reached: the next heartbeat looks again.
    }
    this.begin([]);
  }

  /** Sends an empty comment, so that proxies do not close the connection. */
  beat(): void {
    this.write(': \n\n');
  }

  end(reason?: string): void {
    if (!this.isOpen) return;
    if (reason) this.write(`event: ${reason}\ndata: {}\n\n`);
    this.answer.end();
  }

  private write(text: string): void {
    if (!this.isOpen) return;
    this.answer.write(text);
    if (this.answer.writableLength > mostWaiting) this.answer.destroy();
  }
}
