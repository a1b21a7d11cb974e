import { offTimeText, type OffTime } from '../contracts/off-time';
import { formatText } from '../format/text';
import { Icon } from '../ui/controls/icon';
import styled from 'styled-components';

interface Props {
  /** From the server's answer; nothing is shown while it is undefined. */
  offTime: OffTime | undefined;
}

/** Marks a booking whose doctor does not work at its time, and says why. */
export function OffTimeMark({ offTime }: Props) {
  if (!offTime) return null;
  return (
    <Mark>
      <Icon name="warning" size={14} />
      {formatText(offTimeText(offTime))}
    </Mark>
  );
}

const Mark = styled.span`
  display: inline-flex;
  align-items: start;
  gap: var(--space-1);
  max-inline-size: 100%;
  padding: 0.125rem var(--space-2);
  border-radius: var(--radius-m);
  background: var(--danger-soft);
  color: var(--danger);
  font-size: var(--size-xs);
  font-weight: 600;
  line-height: 1.7;
  overflow-wrap: anywhere;
  white-space: normal;

  svg {
    flex: none;
    margin-block-start: 0.3em;
  }
`;
