import { Icon, type IconName } from '@ziba/shared/ui/icon';
import styled from 'styled-components';
import { navFace } from './nav-face';

interface Props {
  icon: IconName;
  label: string;
  collapsed: boolean;
  onClick: () => void;
}

/** A button that looks like the entries of the side menu. */
export function NavButton({ icon, label, collapsed, onClick }: Props) {
  return (
    <Face
      type="button"
      title={collapsed ? label : undefined}
      data-collapsed={collapsed || undefined}
      onClick={onClick}
    >
      <Icon name={icon} size={20} />
      <span className={collapsed ? 'visually-hidden' : undefined}>{label}</span>
    </Face>
  );
}

const Face = styled.button`
  ${navFace}
`;
