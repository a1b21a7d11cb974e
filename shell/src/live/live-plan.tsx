import { useSession } from '@ziba/shared/session/use-session';
import { useEffect } from 'react';
import styled from 'styled-components';
import { followPlan } from './follow-plan';
import { FreshNotice } from './fresh-notice';
import { HeldNotice } from './held-notice';
import { keepScroll } from './kept-scroll';
import { OverrideBanner } from './override-banner';
import { useLetGo } from './use-let-go';
import { useLiveSwap } from './use-live-swap';

/**
 * Keeps an open page as the registry has it: the plan is followed, newer releases take their place, old
 * ones are let go of. What waits for the user, or goes on without them, is said above the screen.
 */
export function LivePlan() {
  const override = useSession()?.plan?.override;
  const { waiting, swapNow } = useLiveSwap();
  useEffect(followPlan, []);
  useEffect(keepScroll, []);
  useLetGo();
  return (
    <>
      {override && <OverrideBanner {...override} />}
      <Said role="status">
        <HeldNotice />
        {waiting && <FreshNotice section={waiting} onBring={swapNow} />}
      </Said>
    </>
  );
}

/** Without a box of its own, so that what it holds stays in view. */
const Said = styled.div`
  display: contents;
`;
