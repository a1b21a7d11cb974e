import type { Medication } from '@ziba/shared/contracts/medications';
import styled from 'styled-components';
import { drugDetails, drugName, persian } from './drug-text';
import { m } from './messages';

/** The drugs of a prescription: name with form and strength, quantity, usage and details. */
export function MedicationList({ medications }: { medications: readonly Medication[] }) {
  return (
    <List aria-label={m.medications}>
      {medications.map((line, index) => (
        // Two lines may be equal, and the order of a stored prescription does not change.
        <li key={index}>
          <b dir="auto">{drugName(line)}</b>
          <span>{m.quantity(persian(line.quantity))}</span>
          <span>{m.usage(persian(line.usage))}</span>
          <small>{drugDetails(line)}</small>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding-inline-start: var(--space-5);

  li > * {
    margin-inline-end: var(--space-4);
  }
  small {
    color: var(--text-soft);
  }
`;
