import { Tooltip } from '@ziba/shared/ui/tooltip';
import type { ReactElement } from 'react';
import styled from 'styled-components';

interface Props {
  text: string;
  /** Whether the entry shows its icon alone. */
  shown: boolean;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** The name of an entry beside its icon, while the side menu is collapsed. */
export function NavTip({ text, shown, children }: Props) {
  return (
    <Whole>
      {shown ? (
        <Tooltip text={text} isName>
          {children}
        </Tooltip>
      ) : (
        children
      )}
    </Whole>
  );
}

const Whole = styled.span`
  display: contents;

  > span {
    display: flex;
  }
`;
