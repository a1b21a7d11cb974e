import styled from 'styled-components';
import { Icon, type IconName } from './icon';

export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

interface Props {
  tone: StatusTone;
  label: string;
  /** Replaces the icon of the tone. Each tone has one, so that the meaning never depends on colour alone. */
  icon?: IconName;
}

const drawings: Record<StatusTone, IconName> = {
  success: 'success',
  warning: 'warning',
  danger: 'error',
  info: 'info',
  neutral: 'clock',
};

/** A state in a word, an icon and a colour. */
export function StatusBadge({ tone, label, icon = drawings[tone] }: Props) {
  return (
    <Badge $tone={tone}>
      <Icon name={icon} size={14} />
      {label}
    </Badge>
  );
}

const Badge = styled.span<{ $tone: StatusTone }>`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  padding: 0.125rem var(--space-2);
  border-radius: var(--radius-full);
  background: ${({ $tone }) => `var(--${$tone}-soft)`};
  color: ${({ $tone }) => `var(--${$tone})`};
  font-size: var(--size-xs);
  font-weight: 600;
  line-height: 1.7;
  white-space: nowrap;

  svg {
    flex: none;
  }
`;
