import { Icon, type IconName } from '@ziba/shared/ui/controls/icon';
import styled from 'styled-components';
import { navFace } from './nav-face';
import { NavTip } from './nav-tip';

interface Props {
  icon: IconName;
  label: string;
  collapsed: boolean;
  onClick: () => void;
}

/** A button that looks like the entries of the side menu. */
export function NavButton({ icon, label, collapsed, onClick }: Props) {
  return (
    <NavTip text={label} shown={collapsed}>
      <Face type="button" data-collapsed={collapsed || undefined} onClick={onClick}>
        <Icon name={icon} size={20} />
        <span className={collapsed ? 'visually-hidden' : undefined}>{label}</span>
      </Face>
    </NavTip>
  );
}

const Face = styled.button`
  ${navFace}
`;
