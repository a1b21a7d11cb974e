import * as addresses from '@ziba/shared/contracts/addresses';
import type { Patient } from '@ziba/shared/contracts/patients';
import { codeText } from '@ziba/shared/contracts/code-text';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import styled from 'styled-components';
import { patientRows } from '../../data/patients.api';
import { m } from './messages';

interface Props {
  patient: Patient;
}

/** How many files are read for each reason, and how many are offered. */
const limit = 5;

/** Other files with the same phone or name, which are probably of the same person. */
export function LikelyFiles({ patient: { id, full_name, contact_number } }: Props) {
  const ofPhone = patientRows.useList({ page: 1, limit, search: contact_number });
  const ofName = patientRows.useList({ page: 1, limit, search: full_name });
  const found = [...(ofPhone.data?.data ?? []), ...(ofName.data?.data ?? [])];
  const others = new Map(found.filter((one) => one.id !== id).map((one) => [one.id, one]));
  if (others.size === 0) return null;
  return (
    <Group role="group" aria-label={m.likely}>
      <b>{m.likely}</b>
      {[...others.values()].slice(0, limit).map((one) => (
        <ButtonLink key={one.id} to={addresses.mergePatients(id, one.id)} size="small">
          {m.likelyFile(
            formatText(one.full_name),
            codeText(one.national_code),
            toPersianDigits(one.contact_number),
          )}
        </ButtonLink>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  grid-column: 1 / -1;
`;
