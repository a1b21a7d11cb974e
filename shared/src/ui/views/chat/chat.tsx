import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWorkInProgress } from '../../../session/work-in-progress';
import { ChatComposer } from './chat-composer';
import type { ChatMessage } from './chat-message';
import { ChatThread } from './chat-thread';
import { m } from './messages';
import { useOutbox } from './use-outbox';

interface Props {
  /** What the conversation is about. */
  label: string;
  /** What the server has, oldest first. */
  messages: readonly ChatMessage[];
  /** Settles when the server has it and `messages` holds it; refused, it can be sent again. */
  onSend: (text: string) => Promise<unknown>;
  /** The name over one's own messages while they are under way. */
  own?: string;
  draft?: string;
  /** Why nothing can be written any more: the ticket is closed. */
  closed?: ReactNode;
  /** Attachments of the next message, above its text. */
  extra?: ReactNode;
  empty?: string;
}

/** A conversation with its composer: what one sends stands there at once, and failing says why. */
export function Chat({ label, messages, onSend, own = m.you, draft, closed, extra, empty }: Props) {
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
        extra={extra}
        onSend={(text) => void send(text)}
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
