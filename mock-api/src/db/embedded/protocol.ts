import { EventEmitter } from 'node:events';
import { parse } from 'pg-protocol';

type Source = Parameters<typeof parse>[0];
export type BackendMessage = Parameters<Parameters<typeof parse>[1]>[0];

/** The messages in an answer of the database, which is always a whole number of them. */
export function messagesOf(bytes: Uint8Array): BackendMessage[] {
  const messages: BackendMessage[] = [];
  const source = new EventEmitter();
  void parse(source as unknown as Source, (message) => messages.push(message));
  source.emit('data', Buffer.from(bytes));
  source.emit('end');
  return messages;
}
