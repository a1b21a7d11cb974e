import { useState } from 'react';
import { randomId } from '../../api/random-id';
import type { ChatMessage, SendMessage } from './chat-message';

/**
 * What was written and is not with the server yet: shown at once, taken away when it has arrived, kept
 * with the reason when it has not.
 */
export function useOutbox(sender: string, onSend: SendMessage) {
  const [waiting, setWaiting] = useState<readonly ChatMessage[]>([]);
  const drop = (id: ChatMessage['id']) =>
    setWaiting((now) => now.filter((message) => message.id !== id));

  const deliver = async (message: ChatMessage) => {
    setWaiting((now) => [...now.filter(({ id }) => id !== message.id), message]);
    try {
      await onSend(message.text, message.files ?? []);
      drop(message.id);
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
  return { waiting, send, retry, drop };
}
