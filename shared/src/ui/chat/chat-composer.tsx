import {
  useEffect,
  useId,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import type { FileFolder } from '../../api/upload-file';
import { clearDraft, readDraft, writeDraft } from '../../session/draft-store';
import { Button } from '../controls/button';
import { toPersianDigits } from '../../format/digits';
import { common } from '../../messages';
import { Icon } from '../controls/icon';
import { Attachments } from '../fields/attachments';
import { Closed, Composer } from './chat.styles';
import { m } from './messages';

interface Props {
  onSend: (text: string, files: readonly string[]) => unknown;
  /** Keeps what is being written in this tab under this name. */
  draft?: string;
  /** Why nothing can be written any more. */
  closed?: ReactNode;
  /** Where files that go along are kept; without it there are none. */
  folder?: FileFolder;
  /** Letters that a message may have; a longer one stays as it was typed and is not sent. */
  most?: number;
}

interface Written {
  text: string;
  /** Stored names. */
  files: readonly string[];
}

const nothing: Written = { text: '', files: [] };

/** What is being written, kept in this tab under the name of its draft. */
function useWritten(draft: string | undefined) {
  const [written, setWritten] = useState<Written>(() => ({
    ...nothing,
    ...(draft !== undefined && readDraft<Written>(draft)),
  }));
  useEffect(() => {
    if (draft === undefined) return;
    if (written.text.trim() || written.files.length > 0) writeDraft(draft, written);
    else clearDraft(draft);
  }, [draft, written]);
  return [written, setWritten] as const;
}

/**
 * Where a message is written. Enter and Ctrl+Enter send, Shift+Enter begins a line; a blank message is
 * not sent, nor one whose files are still on their way. What is being written survives reload.
 */
export function ChatComposer({ onSend, draft, closed, folder, most = 5000 }: Props) {
  const id = useId();
  const [{ text, files }, setWritten] = useWritten(draft);
  const [hold, setHold] = useState<string | null>(null);
  const [round, setRound] = useState(0);

  const length = text.trim().length;
  const isLong = length > most;
  const send = (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (closed || length === 0 || isLong || hold) return;
    onSend(text.trim(), files);
    setWritten(nothing);
    setRound(round + 1);
  };
  const sendByKeyboard = (event: KeyboardEvent) => {
    // A word that is still being composed takes the Enter for itself.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <Composer onSubmit={send}>
      {closed ? (
        <Closed>
          <Icon name="info" />
          <span>{closed}</span>
        </Closed>
      ) : (
        folder && (
          <Attachments
            // The next message begins without what was said of these files.
            key={round}
            label={m.files}
            folder={folder}
            names={files}
            onHold={setHold}
            onChange={(change) => setWritten((now) => ({ ...now, files: change(now.files) }))}
          />
        )
      )}
      <div data-line>
        <textarea
          rows={2}
          // Empty, it would begin at the other side.
          dir={text ? 'auto' : undefined}
          aria-label={m.write}
          aria-describedby={closed ? undefined : id}
          placeholder={closed ? undefined : m.write}
          disabled={Boolean(closed)}
          aria-invalid={isLong || undefined}
          value={text}
          onChange={({ target }) => {
            const { value } = target;
            setWritten((now) => ({ ...now, text: value }));
          }}
          onKeyDown={sendByKeyboard}
        />
        <Button type="submit" tone="primary" disabled={Boolean(closed)}>
          {m.send}
        </Button>
      </div>
      {!closed && (
        <small
          id={id}
          role="status"
          data-wrong={isLong || undefined}
          data-held={hold !== null || undefined}
        >
          {isLong
            ? common.longText(toPersianDigits(length), toPersianDigits(most))
            : (hold ?? m.keys)}
        </small>
      )}
    </Composer>
  );
}
