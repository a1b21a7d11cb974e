import { usePatient } from '@ziba/shared/domain/patient-picker/patient-search';
import { formatLongDay, formatTime } from '@ziba/shared/format/date';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import styled from 'styled-components';
import { usePriceInputs } from './cost-lines';
import { m } from './messages';
import { useFee } from './use-fee';

interface Props {
  /** The time that is being booked, ISO 8601. */
  start: string;
}

/** What is about to be booked, beside the button that books it: time, patient, and what they pay. */
export function BookingFoot({ start }: Props) {
  const priceInputs = usePriceInputs();
  const { data: patient } = usePatient(priceInputs.patientId);
  const { service, payable } = useFee(priceInputs);
  return (
    <Facts role="group" aria-label={m.foot.label}>
      <b>{m.timeAt(formatLongDay(start), formatTime(start))}</b>
      <span>{patient ? m.foot.patient(formatText(patient.full_name)) : m.foot.noPatient}</span>
      {service && <span>{m.foot.sum(formatToman(payable))}</span>}
    </Facts>
  );
}

const Facts = styled.div`
  display: flex;
  flex: 1 1 16rem;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  font-size: var(--size-s);

  span {
    color: var(--text-soft);
  }
`;
