import { Collapsible } from '@ziba/shared/ui/controls/collapsible';
import styled from 'styled-components';
import { AccessForm } from './access-form';
import { m } from './messages';
import { useOpenBox } from './open-box';
import { PasswordCard } from './password-card';
import type { TabContent } from './tab-content';

/** Two cards: the access to the panel, and a new password. `openBox` says which is open at first. */
export function AccessTab(content: TabContent) {
  const openBox = useOpenBox();
  return (
    <Cards>
      <Collapsible title={m.access.panel} hint={m.access.panelHint} open={openBox === 'permission'}>
        <AccessForm {...content} />
      </Collapsible>
      <Collapsible
        title={m.access.password}
        hint={m.access.passwordHint}
        open={openBox === 'password'}
      >
        <PasswordCard {...content} />
      </Collapsible>
    </Cards>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
