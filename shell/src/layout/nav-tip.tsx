import { lazy, Suspense, type ReactElement } from 'react';
import styled from 'styled-components';

// Loaded when the menu is collapsed: the first section does not wait for it.
const Tooltip = lazy(async () => ({
  default: (await import(/* webpackChunkName: "tooltip" */ '@ziba/shared/ui/tooltip')).Tooltip,
}));

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
    <Suspense fallback={children}>
      <Whole>
        <Tooltip text={text} isName>
          {children}
        </Tooltip>
      </Whole>
    </Suspense>
  );
}

/** The tooltip's holder grows to the whole entry. */
const Whole = styled.span`
  display: contents;

  > span {
    display: flex;
  }
`;
