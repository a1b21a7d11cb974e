import { formatDay } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { Button } from '@ziba/shared/ui/controls/button';
import styled from 'styled-components';
import { useFavouriteDrugs } from '../../data/drugs.api';
import { useLastPharmacyPrescription } from '../../data/pharmacy.api';
import { lineOfDrug, titleOf, type Line } from './line-of-drug';
import { m } from './messages';

interface Props {
  appointment: AppointmentDetails;
  onAdd: (lines: readonly Line[]) => void;
}

/**
 * Adds lines with one click: the drugs of the patient's last prescription, or a favourite drug of the doctor. Shows
 * nothing when there is neither; the form works without both, so a failed reading is not told.
 */
export function QuickLines({ appointment, onAdd }: Props) {
  const favourites = useFavouriteDrugs(appointment.doctor_id).data?.data ?? [];
  const last = useLastPharmacyPrescription(appointment.patient_id).data?.data[0];
  const repeated = last?.medications ?? [];
  if (favourites.length === 0 && repeated.length === 0) return null;
  return (
    <Bar>
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
