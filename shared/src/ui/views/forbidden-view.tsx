import { m } from './messages';
import { EmptyView } from './state-views';

interface Props {
  /** What cannot be seen, as a sentence; a general one if left out. */
  title?: string;
}

/** In place of a part of a screen that the user may not see. For a whole screen, use NoAccessView. */
export function ForbiddenView({ title = m.forbidden }: Props) {
  return <EmptyView icon="no-access" title={title} hint={m.forbiddenHint} />;
}
