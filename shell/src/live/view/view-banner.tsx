import { api } from '@ziba/shared/api/client';
import { clinic as clinicAddress } from '@ziba/shared/contracts/addresses';
import { endSession, subscribeSession, type Session } from '@ziba/shared/session/session-store';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { Button } from '@ziba/shared/ui/controls/button';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { useCountdown } from '@ziba/shared/ui/controls/use-countdown';
import { useEffect } from 'react';
import styled from 'styled-components';
import { NoticeBar } from '../notice-bar.styles';
import { m } from './messages';
import { page } from './open-page';

/**
 * Says on every screen that an operator looks at the clinic and for how long, with a button that ends this. When it
 * ends, by the button or by itself, the clinic is opened in the operator's own session, with nothing of the clinic's
 * screens left on the page.
 */
export function ViewBanner({ session }: { session: Session }) {
  const { clinic, expiresAt } = session;
  const seconds = useCountdown(Date.parse(expiresAt));
  const clinicId = clinic?.id ?? 0;
  useEffect(
    () =>
      subscribeSession((next) => {
        if (!next?.user.is_viewing) page.open(clinicAddress(clinicId));
      }),
    [clinicId],
  );
  const end = () => {
    // The call takes the token along before it is forgotten. Without it the look ends by itself within half an hour.
    void api.post('/auth/logout').catch(() => undefined);
    endSession('signed-out', 'keep');
  };
  const title = m.title(clinic?.name ?? '');
  return (
    <Warning role="region" aria-label={title}>
      <Icon name="show" size={20} />
      <p>
        <b>{title}</b> {m.text(toPersianDigits(String(Math.ceil(seconds / 60))))}
      </p>
      <Button size="small" onClick={end}>
        {m.end}
      </Button>
    </Warning>
  );
}

const Warning = styled(NoticeBar)`
  background: var(--danger-soft);

  > svg {
    color: var(--danger);
  }
`;
