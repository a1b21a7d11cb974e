import { useEffect, useEffectEvent, useId } from 'react';
import styled from 'styled-components';
import { AttachmentList } from './attachment-list';
import { useAttachments, type AcceptedFiles } from './use-attachments';
import { uploadBlockReason } from './use-uploads';

interface Props extends AcceptedFiles {
  /** The name of the list. */
  label: string;
  /** Stored names. */
  names: readonly string[];
  /** Called with a function from the current names to the new ones, as the setter of `useState` is. */
  onChange: (change: (names: readonly string[]) => readonly string[]) => void;
  /** Called with the reason why the message cannot be sent now (a running upload); null when it can. */
  onHold?: (reason: string | null) => void;
}

/** The same as `AttachmentsField` without a form: the files of a message in a conversation. */
export function Attachments({ label, onHold, ...files }: Props) {
  const id = useId();
  const list = useAttachments(files);
  const reason = uploadBlockReason(list.uploads);
  const tell = useEffectEvent((now: string | null) => onHold?.(now));
  useEffect(() => {
    tell(reason);
    return () => tell(null);
  }, [reason]);

  return (
    <Frame role="group" aria-label={label}>
      <AttachmentList id={id} files={list} control={{ id, 'aria-label': label }} />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  min-inline-size: 0;
`;
