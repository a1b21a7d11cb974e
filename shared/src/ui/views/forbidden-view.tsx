import { m } from './messages';
import { EmptyView } from './state-views';

interface Props {
  /** What cannot be seen, as a sentence; a general one unless told. */
  title?: string;
}

/** A part of a screen that the user may not see: not empty, but closed. (A whole screen: NoAccessView.) */
export function ForbiddenView({ title = m.forbidden }: Props) {
  return <EmptyView icon="no-access" title={title} hint={m.forbiddenHint} />;
}
