import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styled from 'styled-components';
import { buttonFace, type ButtonTone } from './button';
import { Icon, type IconName } from './icon';

interface Props extends LinkProps {
  tone?: ButtonTone;
  icon?: IconName;
  size?: 'normal' | 'small';
  children: ReactNode;
}

/** A link that looks like a button. It leads to an address, so it can be opened in another tab. */
export function ButtonLink({
  tone = 'secondary',
  icon,
  size = 'normal',
  children,
  ...rest
}: Props) {
  return (
    <Face $tone={tone} $small={size === 'small'} {...rest}>
      {icon && <Icon name={icon} size={size === 'small' ? 16 : 18} />}
      {children}
    </Face>
  );
}

const Face = styled(Link)<{ $tone: ButtonTone; $small: boolean }>`
  ${buttonFace}
`;
