import type { PlanSection } from '@ziba/shared/contracts/registry';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { m } from '../messages';
import { Notice } from './notice.styles';
import { useReloadScreen } from './use-reload-screen';

interface Props {
  section: PlanSection;
}

/** Says that a section did not open, when even the detailed failure screen could not be loaded. */
export function PlainFailure({ section }: Props) {
  const { busy, reload } = useReloadScreen();
  return (
    <Notice role="alert">
      <h1 tabIndex={-1}>{m.section.title(section.title)}</h1>
      <p>{m.section.text}</p>
      <Button tone="primary" icon="retry" busy={busy} onClick={reload}>
        {common.tryAgain}
      </Button>
    </Notice>
  );
}
