import type { ReactNode } from 'react';
import type { IsoDate } from '../../format/date';

/** One message of a conversation. */
export interface ChatMessage {
  id: string | number;
  /** `own`: written by the side that the user belongs to; `note`: what happened, such as that the ticket was closed. */
  side: 'own' | 'other' | 'note';
  sender: string;
  /** Address of the sender's picture. */
  avatar?: string | null;
  text: string;
  at: IsoDate;
  /** Shown below the text instead of `files`. */
  attachments?: ReactNode;
  /** Stored names of the files of a message that the server does not have yet. */
  files?: readonly string[];
  /** Missing once the server has the message. */
  state?: 'sending' | 'failed';
  /** Why sending failed. */
  reason?: string;
}

/** Sends a message with the stored names of its files. Resolves when the server has it; rejects with the reason. */
export type SendMessage = (text: string, files: readonly string[]) => Promise<unknown>;
