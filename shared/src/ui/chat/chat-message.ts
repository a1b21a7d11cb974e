import type { ReactNode } from 'react';
import type { IsoDate } from '../../format/date';

/** One message of a thread. */
export interface ChatMessage {
  id: string | number;
  /** `own` is the side of the one who looks. */
  side: 'own' | 'other';
  sender: string;
  /** Address of the sender's picture. */
  avatar?: string | null;
  text: string;
  at: IsoDate;
  /** What was sent along, below the text. */
  attachments?: ReactNode;
  /** Stored names of what goes along, while the server does not have the message. */
  files?: readonly string[];
  /** Nothing for what the server has. */
  state?: 'sending' | 'failed';
  /** Why it failed. */
  reason?: string;
}

/** Sends a message with the stored names of its files; settles when the server has it. */
export type SendMessage = (text: string, files: readonly string[]) => Promise<unknown>;
