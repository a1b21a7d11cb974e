import { useState } from 'react';
import { randomId } from '../../api/random-id';
import type { ChatMessage, SendMessage } from './chat-message';

/**
 * The messages that the server does not have yet. A message is removed from the list when the server has
 * it; if sending fails, it stays with the reason.
 *
 * @returns the waiting messages, and functions to send, to retry, and to remove one
 */
export function useOutbox(sender: string, onSend: SendMessage) {
  const [waiting, setWaiting] = useState<readonly ChatMessage[]>([]);
  const remove = (id: ChatMessage['id']) =>
    setWaiting((now) => now.filter((message) => message.id !== id));

  const deliver = async (message: ChatMessage) => {
    setWaiting((now) => [...now.filter(({ id }) => id !== message.id), message]);
    try {
      await onSend(message.text, message.files ?? []);
      remove(message.id);
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      const failed = { ...message, state: 'failed', reason } as const;
      setWaiting((now) => now.map((one) => (one.id === message.id ? failed : one)));
    }
  };
  const send = (text: string, files: readonly string[]) =>
    deliver({
      id: randomId(),
      side: 'own',
      sender,
      text,
      files,
      at: new Date().toISOString(),
      state: 'sending',
    });
  const retry = (message: ChatMessage) => deliver({ ...message, state: 'sending' });
  return { waiting, send, retry, remove };
}
