import type { PlanSection } from '@ziba/shared/contracts/registry';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { m } from '../messages';
import { Notice } from './notice.styles';
import { useAgain } from './use-again';

interface Props {
  section: PlanSection;
}

/** Says that a section is not there, where not even the words about the reason have come. */
export function PlainFailure({ section }: Props) {
  const { busy, again } = useAgain();
  return (
    <Notice role="alert">
      <h1 tabIndex={-1}>{m.section.title(section.title)}</h1>
      <p>{m.section.text}</p>
      <Button tone="primary" icon="retry" busy={busy} onClick={again}>
        {common.tryAgain}
      </Button>
    </Notice>
  );
}
