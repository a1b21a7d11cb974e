import type { PlanSection } from '@ziba/shared/contracts/registry';
import { common } from '@ziba/shared/messages';
import { useSession } from '@ziba/shared/session/use-session';
import { Button } from '@ziba/shared/ui/button';
import { Icon } from '@ziba/shared/ui/icon';
import { Ltr } from '@ziba/shared/ui/ltr';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import styled from 'styled-components';
import { m } from '../messages';
import { publicPlan } from '../page/page-data';
import { Notice } from './notice.styles';
import { usePageTitle } from './use-page-title';

interface Props {
  section: PlanSection;
}

/**
 * Stands in for a section that did not load or that threw. Trying again visits the same address:
 * the router asks for the code anew, or draws the screen anew, without loading the page.
 */
export function SectionUnavailable({ section }: Props) {
  usePageTitle(section.title);
  const plan = useSession()?.plan ?? publicPlan();
  const location = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  const again = () => void navigate(location, { replace: true, state: location.state });
  return (
    <Notice role="alert">
      <Icon name="offline" size={32} />
      <h1 tabIndex={-1}>{m.section.title(section.title)}</h1>
      <p>{m.section.text}</p>
      <Button tone="primary" icon="retry" busy={busy} onClick={again}>
        {common.tryAgain}
      </Button>
      {plan && (
        <Small>
          {m.section.plan} <Ltr>{plan.plan}</Ltr>
        </Small>
      )}
    </Notice>
  );
}

const Small = styled.p`
  font-size: var(--size-s);
`;
