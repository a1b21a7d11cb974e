import { useEffect, useEffectEvent, useId } from 'react';
import styled from 'styled-components';
import { AttachmentList } from './attachment-list';
import { useAttachments, type TakenFiles } from './use-attachments';
import { holdOf } from './use-uploads';

interface Props extends TakenFiles {
  /** Names the list. */
  label: string;
  /** Stored names. */
  names: readonly string[];
  /** Changes the names as they are by then, as the setter of `useState` does. */
  onChange: (change: (names: readonly string[]) => readonly string[]) => void;
  /** Hears why what they belong to cannot be sent now (an upload under way); null when it can. */
  onHold?: (reason: string | null) => void;
}

/** As `AttachmentsField`, where there is no Form around it: files of a message in a conversation. */
export function Attachments({ label, onHold, ...files }: Props) {
  const id = useId();
  const list = useAttachments(files);
  const reason = holdOf(list.uploads);
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
