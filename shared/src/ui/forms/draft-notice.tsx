import { formatTime } from '../../format/date';
import { Button } from '../controls/button';
import { Icon } from '../controls/icon';
import { Notice } from './form.styles';
import { m } from './messages';

interface Props {
  /** When the draft was last written, ISO 8601; missing if the time is not shown. */
  at?: string;
  onDiscard: () => void;
}

/** Tells that a draft was restored, with a button that discards it. */
export function DraftNotice({ at, onDiscard }: Props) {
  return (
    <Notice role="status">
      <Icon name="history" size={16} />
      {m.draftRestored}
      {at && <time dateTime={at}>{m.atHour(formatTime(at))}</time>}
      <Button tone="quiet" size="small" onClick={onDiscard}>
        {m.discardDraft}
      </Button>
    </Notice>
  );
}
