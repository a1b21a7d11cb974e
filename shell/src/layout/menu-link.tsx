import type { PlanSection } from '@ziba/shared/contracts/registry';
import { Icon, isIconName } from '@ziba/shared/ui/controls/icon';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { preloadSection } from '../federation/load-screen';
import { navFace } from './nav-face';
import { NavTip } from './nav-tip';

interface Props {
  section: PlanSection;
  collapsed: boolean;
}

/** One entry of the menu. Hovering over it or focusing it starts to load its section. */
export function MenuLink({ section, collapsed }: Props) {
  const { prefix, title, menu } = section;
  const icon = menu && isIconName(menu.icon) ? menu.icon : 'sections';
  const preload = () => preloadSection(section);
  return (
    <NavTip text={title} shown={collapsed}>
      <Face
        to={prefix}
        data-collapsed={collapsed || undefined}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name={icon} size={20} />
        <span className={collapsed ? 'visually-hidden' : undefined}>{title}</span>
      </Face>
    </NavTip>
  );
}

const Face = styled(NavLink)`
  ${navFace}
`;
