import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { FileFolder } from '../../api/upload-file';
import { useWorkInProgress } from '../../session/work-in-progress';
import { ChatComposer } from './chat-composer';
import type { ChatMessage, SendMessage } from './chat-message';
import { ChatThread } from './chat-thread';
import { m } from './messages';
import { useOutbox } from './use-outbox';

interface Props {
  /** What the conversation is about. */
  label: string;
  /** What the server has, oldest first. */
  messages: readonly ChatMessage[];
  /** Settles when the server has it and `messages` holds it; refused, it can be sent again. */
  onSend: SendMessage;
  /** The name over one's own messages while they are under way. */
  own?: string;
  draft?: string;
  /** Why nothing can be written any more: the ticket is closed. */
  closed?: ReactNode;
  /** Where files of messages are kept; without it a message is its text alone. */
  folder?: FileFolder;
  empty?: string;
}

/** A conversation with its composer: what one sends stands there at once, and failing says why. */
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
  const { waiting, send, retry, drop } = useOutbox(own, onSend);
  useWorkInProgress(waiting.length > 0);
  return (
    <Sheet>
      <ChatThread
        label={label}
        messages={[...messages, ...waiting]}
        empty={empty}
        onRetry={(message) => void retry(message)}
        onRemove={({ id }) => drop(id)}
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
