import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from './icon';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** Read aloud and shown as the tooltip. */
  label: string;
  /** Pixels of the drawing. */
  size?: number;
}

/** A square button with an icon alone; its label is its accessible name. */
export function IconButton({ icon, label, size = 18, type = 'button', ...rest }: Props) {
  return (
    <Face type={type} aria-label={label} title={label} {...rest}>
      <Icon name={icon} size={size} />
    </Face>
  );
}

const Face = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--control-s);
  block-size: var(--control-s);
  padding: 0;
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: var(--text-soft);
  transition: background var(--quick) var(--ease);

  &:hover {
    background: var(--hover);
    color: var(--text);
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;
