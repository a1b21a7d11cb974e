import { useSession } from '@ziba/shared/session/use-session';
import { useEffect } from 'react';
import styled from 'styled-components';
import { followPlan } from './follow-plan';
import { NewReleaseNotice } from './new-release-notice';
import { preloadLinks } from './preload-links';
import { SwitchedOffNotice } from './switched-off-notice';
import { restoreScroll } from './restore-scroll';
import { OverrideBanner } from './override-banner';
import { useUnloadReleases } from './use-unload-releases';
import { useLiveSwap } from './use-live-swap';
import { ViewBanner } from './view/view-banner';

/**
 * Keeps an open page up to date with the registry: follows the plan, swaps in newer releases, and unloads
 * old ones, and loads screens ahead of the press. Notices above the screen say what waits for the user.
 */
export function LivePlan() {
  const session = useSession();
  const override = session?.plan?.override;
  const { waiting, swapNow } = useLiveSwap();
  useEffect(followPlan, []);
  useEffect(restoreScroll, []);
  useEffect(preloadLinks, []);
  useUnloadReleases();
  return (
    <>
      {session?.user.is_viewing && <ViewBanner session={session} />}
      {override && <OverrideBanner {...override} />}
      <StatusArea role="status">
        <SwitchedOffNotice />
        {waiting && <NewReleaseNotice section={waiting} onSwap={swapNow} />}
      </StatusArea>
    </>
  );
}

/** Has no box of its own, so that the sticky notices inside work. */
const StatusArea = styled.div`
  display: contents;
`;
