import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/button';
import { Icon } from '@ziba/shared/ui/icon';
import { m } from '../messages';
import { Notice } from './notice.styles';

interface Props {
  /** Of the section. */
  title: string;
  busy: boolean;
  onAgain: () => void;
}

/** Says that a section is not there, where not even the words about the reason have come. */
export function PlainFailure({ title, busy, onAgain }: Props) {
  return (
    <Notice role="alert">
      <Icon name="offline" size={32} />
      <h1 tabIndex={-1}>{m.section.title(title)}</h1>
      <p>{m.section.text}</p>
      <Button tone="primary" icon="retry" busy={busy} onClick={onAgain}>
        {common.tryAgain}
      </Button>
    </Notice>
  );
}
