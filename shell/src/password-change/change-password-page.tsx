import { api } from '@ziba/shared/api/client';
import { signOut } from '@ziba/shared/api/sign-out';
import type { RefreshAnswer } from '@ziba/shared/contracts/auth';
import type { BootPlan } from '@ziba/shared/contracts/registry';
import { OwnPasswordForm } from '@ziba/shared/domain/own-password/own-password-form';
import { startSession, type Session } from '@ziba/shared/session/session-store';
import { Button } from '@ziba/shared/ui/controls/button';
import { toast } from '@ziba/shared/ui/overlays/toast';
import styled from 'styled-components';
import { ProductName } from '../layout/product-name';
import { usePageTitle } from '../notices/use-page-title';
import { m } from './messages';

interface Props {
  session: Session;
}

/**
 * The only page of a user whose password was set by somebody else, at every address, until they have chosen
 * one of their own. The new token afterwards tells the other tabs of this browser to go on, too.
 */
export function ChangePasswordPage({ session }: Props) {
  usePageTitle(m.title);

  const goOn = async () => {
    const answer = await api.post<RefreshAnswer>('/auth/refresh');
    const plan = session.plan ?? (await api.get<BootPlan>('/registry'));
    startSession({ ...answer, plan });
    toast.success(m.changed);
  };

  return (
    <Page>
      <ProductName />
      <h1 tabIndex={-1}>{m.title}</h1>
      <p>{m.reason(session.user.username)}</p>
      <OwnPasswordForm onChanged={goOn} />
      <Button tone="quiet" icon="sign-out" onClick={() => void signOut()}>
        {m.signOut}
      </Button>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  justify-items: start;
  inline-size: min(100%, 34rem);
  min-block-size: 100dvh;
  margin-inline: auto;
  padding: var(--space-6) var(--space-4);

  > form {
    inline-size: 100%;
  }
`;
