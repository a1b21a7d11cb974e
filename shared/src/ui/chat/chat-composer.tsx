import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { FileFolder } from '../../api/upload-file';
import { Icon } from '../controls/icon';
import { Attachments } from '../fields/attachments';
import { Closed, Composer } from './chat.styles';
import { MessageInput } from './message-input';
import { m } from './messages';
import { emptyMessage, useMessageDraft } from './use-message-draft';

interface Props {
  onSend: (text: string, files: readonly string[]) => unknown;
  /** Keeps the message that is being written in this tab under this name. */
  draft?: string;
  /** Why nothing can be written any more. */
  closed?: ReactNode;
  /** The folder that attached files are stored in; without it no file can be attached. */
  folder?: FileFolder;
  /** How many characters a message may have; a longer one stays in the box and is not sent. */
  maxLength?: number;
}

/**
 * The box that a message is written in. Enter and Ctrl+Enter send, Shift+Enter begins a line. A blank
 * message is not sent, nor one whose files are still being uploaded. With a `draft` it survives a reload.
 */
export function ChatComposer({ onSend, draft, closed, folder, maxLength = 5000 }: Props) {
  const [{ text, files }, setMessage] = useMessageDraft(draft);
  const [blocked, setBlocked] = useState<string | null>(null);
  const [sentCount, setSentCount] = useState(0);

  const { length } = text.trim();
  const send = () => {
    if (closed || length === 0 || length > maxLength || blocked) return;
    onSend(text.trim(), files);
    setMessage(emptyMessage);
    setSentCount(sentCount + 1);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };

  return (
    <Composer onSubmit={submit}>
      {closed && (
        <Closed>
          <Icon name="info" />
          <span>{closed}</span>
        </Closed>
      )}
      {!closed && folder && (
        <Attachments
          // A new list for each message: notices about the files of the last one are gone.
          key={sentCount}
          label={m.files}
          folder={folder}
          names={files}
          onHold={setBlocked}
          onChange={(change) => setMessage((now) => ({ ...now, files: change(now.files) }))}
        />
      )}
      <MessageInput
        {...{ text, length, maxLength, blocked }}
        disabled={Boolean(closed)}
        onText={(next) => setMessage((now) => ({ ...now, text: next }))}
        onSend={send}
      />
    </Composer>
  );
}
