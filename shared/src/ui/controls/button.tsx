import type { ComponentProps, MouseEvent } from 'react';
import styled, { css } from 'styled-components';
import { Icon, type IconName } from './icon';
import { Spinner } from './spinner';

export type ButtonTone = 'primary' | 'secondary' | 'danger' | 'quiet';

interface Props extends ComponentProps<'button'> {
  /** One `primary` per screen; `quiet` for buttons in rows and bars. */
  tone?: ButtonTone;
  /** An action is running: the button keeps the focus and ignores further clicks. */
  busy?: boolean;
  icon?: IconName;
  /** `small` for rows and toolbars. */
  size?: 'normal' | 'small';
}

function ignore(event: MouseEvent) {
  event.preventDefault();
}

/** A button that acts on this page. To lead to another address, use ButtonLink. */
export function Button({
  tone = 'secondary',
  busy = false,
  icon,
  size = 'normal',
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <Face
      type={type}
      $tone={tone}
      $small={size === 'small'}
      data-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
      {...rest}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} size={size === 'small' ? 16 : 18} />}
      {children}
    </Face>
  );
}

const tones = {
  primary: css`
    background: var(--accent);
    color: var(--on-accent);
    &:hover {
      background: var(--accent-strong);
      color: var(--on-accent);
    }
  `,
  secondary: css`
    background: var(--surface);
    border-color: var(--line-strong);
    color: var(--text);
    &:hover {
      background: var(--hover);
      color: var(--text);
    }
  `,
  danger: css`
    background: var(--danger);
    color: var(--on-accent);
    &:hover {
      color: var(--on-accent);
      box-shadow: inset 0 0 0 999px var(--shadow-tint);
    }
  `,
  quiet: css`
    background: transparent;
    color: var(--accent);
    &:hover {
      background: var(--accent-soft);
      color: var(--accent-strong);
    }
  `,
};

/** How Button and ButtonLink look. */
export const buttonFace = css<{ $tone: ButtonTone; $small: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: ${({ $small }) => ($small ? 'var(--control-s)' : 'var(--control)')};
  min-inline-size: ${({ $small }) => ($small ? 'var(--control-s)' : 'var(--control)')};
  padding-block: var(--space-1);
  padding-inline: ${({ $small }) => ($small ? 'var(--space-3)' : 'var(--space-4)')};
  border: 1px solid transparent;
  border-radius: var(--radius-m);
  font-size: ${({ $small }) => ($small ? 'var(--size-s)' : 'var(--size-m)')};
  font-weight: 600;
  line-height: 1.4;
  text-align: center;
  text-decoration: none;
  transition:
    background var(--quick) var(--ease),
    box-shadow var(--quick) var(--ease);
  ${({ $tone }) => tones[$tone]}

  svg {
    flex: none;
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &:disabled {
    background: var(--neutral-soft);
    border-color: transparent;
    color: var(--neutral);
    box-shadow: none;
  }
  &[data-busy] {
    cursor: progress;
  }
`;

const Face = styled.button<{ $tone: ButtonTone; $small: boolean }>`
  ${buttonFace}
`;
