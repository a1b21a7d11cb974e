import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import type { ReactElement } from 'react';
import styled from 'styled-components';

const bare = ({ children }: { children: ReactElement }) => children;

// Loaded when the menu is collapsed: the first section does not wait for it.
const Tooltip = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "tooltip" */ '@ziba/shared/ui/overlays/tooltip')).Tooltip,
  { waiting: bare, failed: bare },
);

interface Props {
  text: string;
  /** Whether the entry shows its icon alone. */
  shown: boolean;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** The name of an entry beside its icon, while the side menu is collapsed. */
export function NavTip({ text, shown, children }: Props) {
  if (!shown) return children;
  return (
    <Whole>
      <Tooltip text={text} isName>
        {children}
      </Tooltip>
    </Whole>
  );
}

/** The tooltip's holder grows to the whole entry. */
const Whole = styled.span`
  display: contents;

  > span {
    display: flex;
  }
`;
