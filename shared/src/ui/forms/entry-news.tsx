import { formatText } from '../../format/text';
import type { Difference } from './edit-merge';
import type { AboutField } from '../controls/form-context';
import { Notice } from './form.styles';
import { Icon } from '../controls/icon';
import { ChangedNotice } from './stale-edit/changed-notice';
import { m } from './stale-edit/messages';

interface Props {
  conflicts: readonly Difference[];
  adopted: readonly Difference[];
  aboutOf: (field: string) => AboutField | undefined;
  dismiss: () => void;
}

/**
 * Says that somebody else has just changed the entry that is being edited. An entry is not saved by
 * itself, so there is nothing to compare later: the other value of a field is named at once.
 */
export function EntryNews({ conflicts, adopted, aboutOf, dismiss }: Props) {
  // Values that follow from a field have no label of their own.
  const isShown = ({ field }: Difference) => aboutOf(field)?.label !== undefined;
  return (
    <>
      {conflicts.filter(isShown).map(({ field, theirs }) => {
        const { label = field, show } = aboutOf(field) ?? {};
        return (
          <Notice key={field} role="status">
            <Icon name="history" size={16} />
            {m.entryConflict(label, formatText(show?.(theirs) ?? '') || m.empty)}
          </Notice>
        );
      })}
      <ChangedNotice
        conflicts={[]}
        adopted={adopted.filter(isShown)}
        aboutOf={aboutOf}
        onDismiss={dismiss}
      />
    </>
  );
}
