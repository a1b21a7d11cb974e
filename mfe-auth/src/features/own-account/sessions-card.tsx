import { errorMessage } from '@ziba/shared/api/api-error';
import { Button } from '@ziba/shared/ui/controls/button';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Card } from '@ziba/shared/ui/views/card';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import styled from 'styled-components';
import { endOtherSessions, endSession, useOwnSessions } from '../../data/own-account.api';
import { m } from './messages';
import { SessionLine } from './session-line';

const words = m.sessions;

/** Where the user is signed in. Each of the other sessions can be ended, or all of them at once. */
export function SessionsCard() {
  const { data, error, mutate } = useOwnSessions();
  const [ending, setEnding] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const sessions = data?.data ?? [];

  async function end(id: string) {
    setEnding(id);
    try {
      await endSession(id);
      toast.success(words.ended);
    } catch (failure) {
      toast.error(errorMessage(failure));
    }
    await mutate();
    setEnding(undefined);
  }

  async function endOthers() {
    await endOtherSessions();
    setAsking(false);
    toast.success(words.endedOthers);
    await mutate();
  }

  return (
    <Card title={words.title} hint={words.hint}>
      {error && !data && <ErrorView error={error} onRetry={mutate} />}
      {!data && !error && <LoadingView />}
      <List aria-label={words.title}>
        {sessions.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            busy={ending === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </List>
      {sessions.length > 1 && (
        <Button tone="danger" icon="sign-out" onClick={() => setAsking(true)}>
          {words.endOthers}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={words.endOthersQuestion}
        confirm={words.endOthers}
        onConfirm={endOthers}
        onCancel={() => setAsking(false)}
      >
        <p>{words.endOthersMeaning}</p>
      </ConfirmDialog>
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  margin-block-end: var(--space-4);
`;
