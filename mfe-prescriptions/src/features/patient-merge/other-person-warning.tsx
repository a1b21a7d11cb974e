import type { MergePreview } from '@ziba/shared/contracts/patient-merge';
import { Icon } from '@ziba/shared/ui/controls/icon';
import styled from 'styled-components';
import { fieldLabel } from './field-value';
import { m } from './messages';

/** What belongs to a person and rarely changes; a national code alone may have been typed wrong. */
const signs = ['birth_date', 'gender'] as const;

/** Warns that two files are probably of two people, because their ages or sexes differ. */
export function OtherPersonWarning({ preview: { differing } }: { preview: MergePreview }) {
  if (!signs.some((name) => differing.includes(name))) return null;
  const names = (['national_code', ...signs] as const).filter((name) => differing.includes(name));
  return (
    <Warning role="alert">
      <Icon name="warning" />
      {m.otherPerson(names.map((name) => fieldLabel(name)).join('، '))}
    </Warning>
  );
}

const Warning = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--warning-soft);
  color: var(--warning);
  font-weight: 600;
`;
