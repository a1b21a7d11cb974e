import type { ServerResponse } from 'node:http';
import type { Session } from '../../lib/actor';
import { isFor, type EventRow } from './event-rows';

/** Bytes that may wait for a client; one that takes nothing is cut off and comes back with its last id. */
const mostWaiting = 256 * 1024;
/** Events whose ids a stream remembers: the hub may hand on late what was read as missed. */
const remembered = 1_000;

/** One open answer of `GET /events`. */
export class EventStream {
  private readonly sent = new Set<number>();
  /** While what was missed is read, new events wait. */
  private waiting: EventRow[] | undefined = [];

  constructor(
    /** As it is now: what the clinic has may change while the stream is open. */
    public session: Session,
    private readonly answer: ServerResponse,
    private readonly renewed: () => Promise<Session | undefined>,
  ) {}

  get isOpen(): boolean {
    return !this.answer.writableEnded && !this.answer.destroyed;
  }

  /** Tells what was missed, and from then on what comes. */
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
    if (event.type === 'registry.changed' && !event.everyone) void this.renew();
  };

  /** The clinic may have a section less, or more: what follows waits until that is known. */
  private async renew(): Promise<void> {
    this.waiting = [];
    try {
      this.session = (await this.renewed()) ?? this.session;
    } catch {
      // Blocked, or the database is away: the next sign of life sees to it.
    }
    this.begin([]);
  }

  /** A line that means nothing keeps proxies from closing the connection. */
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
