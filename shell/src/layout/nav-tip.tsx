import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import type { ReactElement } from 'react';
import styled from 'styled-components';

const withoutTooltip = ({ children }: { children: ReactElement }) => children;

// Loaded only when the menu is collapsed, so that the first section does not wait for it.
const Tooltip = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "tooltip" */ '@ziba/shared/ui/overlays/tooltip')).Tooltip,
  { waiting: withoutTooltip, failed: withoutTooltip },
);

interface Props {
  text: string;
  /** Whether the entry shows only its icon. */
  shown: boolean;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** Shows the name of an entry in a tooltip while the side menu is collapsed. */
export function NavTip({ text, shown, children }: Props) {
  if (!shown) return children;
  return (
    <FullWidth>
      <Tooltip text={text} isName>
        {children}
      </Tooltip>
    </FullWidth>
  );
}

/** Makes the element of the tooltip as wide as the entry. */
const FullWidth = styled.span`
  display: contents;

  > span {
    display: flex;
  }
`;
