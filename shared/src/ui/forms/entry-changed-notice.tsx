import { formatText } from '../../format/text';
import type { Difference } from './edit-merge';
import type { FieldDescription } from '../controls/form-context';
import { Notice } from './form.styles';
import { Icon } from '../controls/icon';
import { ChangedNotice } from './stale-edit/changed-notice';
import { m } from './stale-edit/messages';

interface Props {
  conflicts: readonly Difference[];
  adopted: readonly Difference[];
  descriptionOf: (field: string) => FieldDescription | undefined;
  dismiss: () => void;
}

/**
 * Tells that somebody else has just changed the entry that is being edited. An entry is not saved by itself,
 * so no comparison follows: for a field that both sides changed, the notice shows the other value.
 */
export function EntryChangedNotice({ conflicts, adopted, descriptionOf, dismiss }: Props) {
  // Values that are computed from a field have no label.
  const isShown = ({ field }: Difference) => descriptionOf(field)?.label !== undefined;
  return (
    <>
      {conflicts.filter(isShown).map(({ field, theirs }) => {
        const { label = field, show } = descriptionOf(field) ?? {};
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
        descriptionOf={descriptionOf}
        onDismiss={dismiss}
      />
    </>
  );
}
