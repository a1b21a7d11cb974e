import type { AboutField } from '../../controls/form-context';
import { Button } from '../../controls/button';
import type { Difference } from '../edit-merge';
import { Notice } from '../form.styles';
import { Icon } from '../../controls/icon';
import { m } from './messages';

interface Props {
  conflicts: readonly Difference[];
  adopted: readonly Difference[];
  aboutOf: (field: string) => AboutField | undefined;
  onDismiss: () => void;
}

/** Tells in an open form that somebody else has just changed the record. */
export function ChangedNotice({ conflicts, adopted, aboutOf, onDismiss }: Props) {
  const namesOf = (differences: readonly Difference[]) => {
    const labels = differences.map(({ field }) => aboutOf(field)?.label ?? field);
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
            {m.understood}
          </Button>
        </Notice>
      )}
    </>
  );
}
