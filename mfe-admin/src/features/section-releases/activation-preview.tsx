import { targetOf, type ActivationValues } from '@ziba/shared/contracts/release-activation';
import { formatNumber } from '@ziba/shared/format/money';
import { common } from '@ziba/shared/messages';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { ClinicNames } from './clinic-names';
import { m } from './messages';
import { usePreview } from '../../data/section-releases.api';

interface Props {
  remote: string;
  version: string;
}

/** The clinics that the release would reach, or why it cannot reach them. Follows the form. */
export function ActivationPreview({ remote, version }: Props) {
  const values = useWatch<ActivationValues>();
  const target = targetOf({ ...values, reason: '' });
  const { data, error } = usePreview(remote, version, target);

  if (!target) return <Sheet role="status">{m.activate.choose}</Sheet>;
  if (error) {
    return (
      <Sheet role="alert" data-bad>
        <Icon name="alert" />
        {error.message}
      </Sheet>
    );
  }
  if (!data) return <Sheet role="status">{common.loading}</Sheet>;
  const count = data.clinics.length;
  const hint = target.kind === 'all' && m.activate.hints.all;
  return (
    <Sheet role="status">
      <b>{count > 0 ? m.activate.reaches(formatNumber(count)) : m.activate.reachesNone}</b>
      {hint && <p>{hint}</p>}
      <ClinicNames clinics={data.clinics} />
    </Sheet>
  );
}

/** Reserves the height of some clinic names, which are loaded later. */
const Sheet = styled.div`
  min-block-size: 6rem;
  grid-column: 1 / -1;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--sunken);
  color: var(--text-soft);

  &[data-bad] {
    display: flex;
    align-items: flex-start;
    gap: var(--space-2);
    background: var(--danger-soft);
    color: var(--danger);
  }
  &[data-bad] svg {
    flex: none;
    margin-block-start: 0.25rem;
  }
`;
