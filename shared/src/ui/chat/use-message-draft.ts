import { useEffect, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../session/draft-store';

/** A message that is being written. */
export interface MessageDraft {
  text: string;
  /** Stored names. */
  files: readonly string[];
}

export const emptyMessage: MessageDraft = { text: '', files: [] };

/**
 * The state of a message that is being written. With a `key` it is also kept in this tab under that name,
 * so that it survives a reload.
 */
export function useMessageDraft(key: string | undefined) {
  const [message, setMessage] = useState<MessageDraft>(() => ({
    ...emptyMessage,
    ...(key !== undefined && readDraft<MessageDraft>(key)),
  }));
  useEffect(() => {
    if (key === undefined) return;
    if (message.text.trim() || message.files.length > 0) writeDraft(key, message);
    else clearDraft(key);
  }, [key, message]);
  return [message, setMessage] as const;
}
