import type { FieldDescription } from '../../controls/form-context';
import { Button } from '../../controls/button';
import type { Difference } from '../edit-merge';
import { Notice } from '../form.styles';
import { Icon } from '../../controls/icon';
import { m } from './messages';

interface Props {
  conflicts: readonly Difference[];
  adopted: readonly Difference[];
  descriptionOf: (field: string) => FieldDescription | undefined;
  onDismiss: () => void;
}

/** Tells in an open form that somebody else has just changed the record. */
export function ChangedNotice({ conflicts, adopted, descriptionOf, onDismiss }: Props) {
  const namesOf = (differences: readonly Difference[]) => {
    const labels = differences.map(({ field }) => descriptionOf(field)?.label ?? field);
    return [...new Set(labels)].map(m.quoted).join('، ');
  };
  return (
    <>
      {conflicts.length > 0 && (
        <Notice role="status">
          <Icon name="history" size={16} />
          {m.conflictNotice(namesOf(conflicts))}
        </Notice>
      )}
      {adopted.length > 0 && (
        <Notice role="status">
          <Icon name="history" size={16} />
          {m.notice(namesOf(adopted))}
          <Button tone="quiet" size="small" onClick={onDismiss}>
            {m.acknowledge}
          </Button>
        </Notice>
      )}
    </>
  );
}
