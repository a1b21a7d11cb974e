import type { FastifyInstance } from 'fastify';
import type { Session } from '../../lib/actor';
import { loadSession } from '../../data/session-state';
import type { EventStream } from './event-stream';

/** Milliseconds between heartbeats; each one also checks the session. */
const beatEvery = 15_000;
/** The maximum number of open streams of one user; one more closes the oldest. */
const mostOfUser = 12;

/** All open streams of this process: sends their heartbeats, and closes those whose session has ended. */
export class EventStreams {
  private readonly open = new Set<EventStream>();
  private timer: NodeJS.Timeout | undefined;
  private stopListening: (() => void) | undefined;

  constructor(private readonly app: FastifyInstance) {}

  get size(): number {
    return this.open.size;
  }

  add(stream: EventStream): void {
    const own = [...this.open].filter(({ session }) => session.userId === stream.session.userId);
    if (own.length >= mostOfUser) own[0]?.end('too_many');
    this.open.add(stream);
    this.timer ??= setInterval(() => void this.beat(), beatEvery).unref();
    this.stopListening ??= this.app.listener.on('sessions', (sid) => this.endSession(sid));
  }

  remove(stream: EventStream): void {
    this.open.delete(stream);
    if (this.open.size === 0) this.rest();
  }

  endAll(): void {
    for (const stream of this.open) stream.end();
    this.rest();
  }

  /** Sends a heartbeat on every stream; a stream whose session has ended or is blocked is told so and closed. */
  async beat(): Promise<void> {
    const sids = new Set([...this.open].map(({ session }) => session.sid));
    for (const sid of sids) {
      const isOver = await this.isOver(sid);
      for (const stream of this.streamsOf(sid)) {
        if (isOver) stream.end('session.ended');
        else stream.beat();
      }
    }
  }

  private endSession(sid: string | undefined): void {
    if (sid === undefined) void this.beat();
    else for (const stream of this.streamsOf(sid)) stream.end('session.ended');
  }

  private streamsOf(sid: string): EventStream[] {
    return [...this.open].filter(({ session }) => session.sid === sid);
  }

  private async isOver(sid: string): Promise<boolean> {
    try {
      const session: Session | undefined = await loadSession(this.app.db, sid);
      return session === undefined;
    } catch (error) {
      // A refusal means that the session is blocked; an error of the database does not end a session.
      return error instanceof Error && 'status' in error;
    }
  }

  private rest(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.stopListening?.();
    this.stopListening = undefined;
  }
}
