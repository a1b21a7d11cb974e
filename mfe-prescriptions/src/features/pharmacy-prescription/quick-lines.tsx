import { formatDay } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import styled from 'styled-components';
import { useFavouriteDrugs } from '../../data/drugs.api';
import { useLastPharmacyPrescription } from '../../data/pharmacy.api';
import { lineOfDrug, titleOf, type Line } from './line-of-drug';
import { UnreadNote } from '../../widgets/unread-note/unread-note';
import { m } from './messages';

/** Whose prescription it is. */
export interface PrescriptionOwners {
  patient_id: number;
  doctor_id: number | null;
}

interface Props {
  people: PrescriptionOwners;
  /** The prescription that is edited: it is not offered to be repeated. */
  exceptId?: number;
  onAdd: (lines: readonly Line[]) => void;
}

/**
 * Adds lines with one click: the drugs of the patient's last prescription, or a favourite drug of the doctor. Shows
 * nothing when there is neither, and says what could not be read.
 */
export function QuickLines({ people, exceptId, onAdd }: Props) {
  const drugs = useFavouriteDrugs(people.doctor_id ?? undefined);
  const earlier = useLastPharmacyPrescription(people.patient_id);
  const favourites = drugs.data?.data ?? [];
  const last = earlier.data?.data.find(({ id }) => id !== exceptId);
  const repeated = last?.medications ?? [];
  const unread = [
    !drugs.data && drugs.error && { text: m.favouritesUnread, retry: drugs.mutate },
    !earlier.data && earlier.error && { text: m.lastUnread, retry: earlier.mutate },
  ].filter((one) => typeof one === 'object');
  if (favourites.length === 0 && repeated.length === 0 && unread.length === 0) return null;
  return (
    <Bar>
      {unread.map(({ text, retry }) => (
        <UnreadNote key={text} onRetry={retry}>
          {text}
        </UnreadNote>
      ))}
      {last && repeated.length > 0 && (
        <Button size="small" icon="retry" onClick={() => onAdd(repeated)}>
          {m.repeatLast(formatDay(last.created_at))}
        </Button>
      )}
      {favourites.length > 0 && (
        <ul aria-label={m.favourites}>
          {favourites.map((drug) => (
            <li key={drug.id}>
              <Button
                size="small"
                icon="add"
                aria-label={m.addFavourite(formatText(titleOf(drug)))}
                onClick={() => onAdd([lineOfDrug(drug)])}
              >
                {formatText(titleOf(drug))}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  margin-block-end: var(--space-3);

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
