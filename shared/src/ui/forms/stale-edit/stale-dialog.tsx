import { useState } from 'react';
import styled from 'styled-components';
import type { StaleDetails } from '../../../contracts/versions';
import { formatDateTime } from '../../../format/date';
import { formatText } from '../../../format/text';
import { Button } from '../../controls/button';
import { Dialog } from '../../overlays/dialog';
import type { Difference } from '../edit-merge';
import type { FieldDescription } from '../../controls/form-context';
import { ConflictChoice, type Side } from './conflict-choice';
import { m } from './messages';
import { ShownValue } from './shown-value';

interface Props {
  details: StaleDetails;
  conflicts: readonly Difference[];
  adopted: readonly Difference[];
  descriptionOf: (field: string) => FieldDescription | undefined;
  /** Saves with the stored value for the given differences, and with what was typed for the others. */
  onSettle: (given: readonly Difference[]) => void;
  onClose: () => void;
}

const keyOf = ({ field, entry }: Difference) => `${field} ${entry ?? ''}`;

/**
 * Shown if an edit is refused because somebody else has changed the record. It tells who and when. For each
 * field that both changed, the user chooses between the two values; the other changed fields are listed.
 */
export function StaleDialog(props: Props) {
  const { details, conflicts, adopted, descriptionOf, onSettle, onClose } = props;
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const [isAsked, setAsked] = useState(false);
  const name = formatText(details.changed_by);
  const when = formatDateTime(details.changed_at);
  const isUndecided = (conflict: Difference) => choices[keyOf(conflict)] === undefined;
  const missing = conflicts.filter(isUndecided);

  const settle = () => {
    if (missing.length > 0) return setAsked(true);
    onSettle(conflicts.filter((conflict) => choices[keyOf(conflict)] === 'theirs'));
  };

  return (
    <Dialog
      open
      size="large"
      title={m.title}
      onClose={onClose}
      footer={
        <>
          <Button tone="primary" onClick={settle}>
            {conflicts.length > 0 ? m.save : m.saveMerged}
          </Button>
          <Button onClick={onClose}>{m.back}</Button>
        </>
      }
    >
      <Parts>
        <p>
          {name ? m.by(name, when) : m.byUnknown(when)} {m.nothingLost}
        </p>
        {conflicts.length > 0 && (
          <>
            <p>{m.chooseHint}</p>
            {conflicts.map((conflict) => (
              <ConflictChoice
                key={keyOf(conflict)}
                conflict={conflict}
                description={descriptionOf(conflict.field)}
                author={name}
                chosen={choices[keyOf(conflict)]}
                error={isAsked && isUndecided(conflict) ? m.choose : undefined}
                onChoose={(side) => setChoices({ ...choices, [keyOf(conflict)]: side })}
              />
            ))}
          </>
        )}
        {adopted.length > 0 && <AdoptedList {...{ adopted, descriptionOf }} />}
      </Parts>
    </Dialog>
  );
}

/** The fields that only others changed. */
function AdoptedList({ adopted, descriptionOf }: Pick<Props, 'adopted' | 'descriptionOf'>) {
  return (
    <>
      <p>{m.alsoChanged}</p>
      <ul>
        {adopted.map((difference) => (
          <Adopted
            key={keyOf(difference)}
            difference={difference}
            description={descriptionOf(difference.field)}
          />
        ))}
      </ul>
    </>
  );
}

interface AdoptedProps {
  difference: Difference;
  description: FieldDescription | undefined;
}

function Adopted({ difference: { field, entry, base, theirs }, description }: AdoptedProps) {
  const isEntry = entry !== undefined;
  return (
    <li>
      <b>{description?.label ?? field}</b>
      <span>
        {isEntry && base === undefined ? (
          m.added
        ) : (
          <ShownValue description={description} value={base} isEntry={isEntry} />
        )}
        <i aria-hidden="true">←</i>
        <ShownValue description={description} value={theirs} isEntry={isEntry} />
      </span>
    </li>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  ul {
    display: grid;
    gap: var(--space-2);
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-3);
  }
  li > span {
    display: inline-flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    color: var(--text-soft);
  }
`;
