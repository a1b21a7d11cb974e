import type { DeskBookingValues } from '@ziba/shared/contracts/appointment-booking';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatToman } from '@ziba/shared/format/money';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { m } from './messages';
import { useFee } from './use-fee';

/** The values of the form that the costs depend on. */
export function usePriceInputs() {
  const [service, patient, insurance, code] = useWatch<
    DeskBookingValues,
    ['service_id', 'patient_id', 'insurance_type', 'discount_code']
  >({ name: ['service_id', 'patient_id', 'insurance_type', 'discount_code'] });
  return {
    serviceId: service ? Number(service) : undefined,
    patientId: patient ? Number(patient) : undefined,
    insurance: insurance ?? '',
    discountCode: code ?? '',
  };
}

/**
 * Fee, discount, the insurance's share, and the amount that the patient pays. The lines of discount and
 * share are always shown, so that the buttons below do not move when they are known.
 */
export function CostLines() {
  const priceInputs = usePriceInputs();
  const { service, fee, off, percent, share, payable } = useFee(priceInputs);
  if (!service) return null;
  return (
    <Lines aria-live="polite">
      <div>
        <dt>{m.fee}</dt>
        <dd>{formatToman(fee)}</dd>
      </div>
      <div data-off={off > 0 || undefined}>
        <dt>{m.off}</dt>
        <dd>{off > 0 ? m.minus(formatToman(off)) : m.none}</dd>
      </div>
      <div data-off={share > 0 || undefined}>
        <dt>{share > 0 ? m.share(priceInputs.insurance, toPersianDigits(percent)) : m.noShare}</dt>
        <dd>{share > 0 ? m.minus(formatToman(share)) : m.none}</dd>
      </div>
      <div data-sum>
        <dt>{m.payable}</dt>
        <dd>{formatToman(payable)}</dd>
      </div>
    </Lines>
  );
}

const Lines = styled.dl`
  display: grid;
  gap: var(--space-2);
  grid-column: 1 / -1;
  margin: 0;
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--sunken);

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
  }
  dt {
    color: var(--text-soft);
  }
  dd {
    margin: 0;
  }
  [data-off] dd {
    color: var(--success);
  }
  [data-sum] {
    padding-block-start: var(--space-2);
    border-block-start: 1px solid var(--line);
    font-weight: 700;
  }
  [data-sum] dt {
    color: var(--text);
  }
`;
