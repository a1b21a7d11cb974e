import type { OffSection } from '@ziba/shared/contracts/registry';
import { canAccess } from '@ziba/shared/session/access';
import type { Session } from '@ziba/shared/session/session-store';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { CopyCode } from '@ziba/shared/ui/views/copy-code';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { useEffect, useRef } from 'react';
import { m } from '../live/messages';
import { areaOf, landingOf } from '../login/landing';
import { Actions, ForSupport, Notice } from './notice.styles';
import { usePageTitle } from './use-page-title';

interface Props {
  session: Session;
  off: OffSection;
}

/** Shown at the address of a section that is switched off: why, whom to ask, and links to go on. */
export function SectionOff({ session, off }: Props) {
  const { plan, access } = session;
  const { title, text } = m.off[off.reason];
  const support = `/${areaOf(access)}/support`;
  const maySupport = canAccess(support, plan?.sections ?? [], access) === 'allowed';
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(off.title);
  useEffect(() => {
    // The focused screen may just have been removed.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Notice>
      <Icon name="sections" size={32} />
      <h1 ref={heading} tabIndex={-1}>
        {title(off.title)}
      </h1>
      <p>{text}</p>
      {off.reason !== 'contract' && <p>{m.askSupport}</p>}
      <Actions>
        <ButtonLink to={landingOf(plan, access)} tone="primary">
          {m.toStart}
        </ButtonLink>
        {maySupport && (
          <ButtonLink to={support} icon="support">
            {m.toSupport}
          </ButtonLink>
        )}
      </Actions>
      {plan && (
        <ForSupport>
          {m.forSupport} <CopyCode code={plan.plan} />
        </ForSupport>
      )}
    </Notice>
  );
}
