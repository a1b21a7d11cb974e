import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { FileFolder } from '../../api/upload-file';
import { useWorkInProgress } from '../../session/work-in-progress';
import { ChatComposer } from './chat-composer';
import type { ChatMessage, SendMessage } from './chat-message';
import { ChatThread } from './chat-thread';
import { m } from './messages';
import { useOutbox } from './use-outbox';

export type { ChatMessage };

interface Props {
  /** What the conversation is about. */
  label: string;
  /** The messages that the server has, oldest first. */
  messages: readonly ChatMessage[];
  /** Resolves when the server has the message and `messages` contains it. If it rejects, the user can send again. */
  onSend: SendMessage;
  /** The name above the user's own messages while they are being sent. */
  own?: string;
  /** Keeps the message that is being written in this tab under this name. */
  draft?: string;
  /** Why nothing can be written any more: the ticket is closed. */
  closed?: ReactNode;
  /** The folder that attached files are stored in; without it no file can be attached. */
  folder?: FileFolder;
  /** Shown while there is no message. */
  empty?: string;
}

/**
 * A conversation and the box to write in. A message appears at once while it is being sent; if that fails,
 * it stays with the reason and can be sent again.
 */
export function Chat({
  label,
  messages,
  onSend,
  own = m.you,
  draft,
  closed,
  folder,
  empty,
}: Props) {
  const { waiting, send, retry, remove } = useOutbox(own, onSend);
  useWorkInProgress(waiting.length > 0);
  return (
    <Sheet>
      <ChatThread
        label={label}
        messages={[...messages, ...waiting]}
        empty={empty}
        onRetry={(message) => void retry(message)}
        onRemove={({ id }) => remove(id)}
      />
      <ChatComposer
        draft={draft}
        closed={closed}
        folder={folder}
        onSend={(text, files) => void send(text, files)}
      />
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-1);
  overflow: clip;
`;
