import { useLiveRows } from '@ziba/shared/api/use-live';
import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { Screen } from '@ziba/shared/ui/views/screen';
import { StaleNotice } from '@ziba/shared/ui/views/stale-notice';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import type { ReactNode } from 'react';
import { usePlanAddresses } from '../../data/plan-addresses';
import { sessions, sessionsPath } from '../../data/treatment-sessions.api';
import { m } from './messages';

interface Props {
  /** Undefined when the address names none. */
  id: number | undefined;
  /** The title of the screen while no session is shown. */
  title: string;
  children: (session: TreatmentSession) => ReactNode;
}

/**
 * Reads a session and passes it to `children`; reads it again when another user changes it. Until then it
 * shows that the session is loading, does not exist, or could not be read.
 */
export function SessionLoader({ id, title, children }: Props) {
  const record = sessions.useOne(id);
  const { list } = usePlanAddresses();
  useLiveRows(['treatment_session.changed', 'payment.changed', 'schedule.changed'], sessionsPath);
  const back = { to: list, label: m.backToPlans };
  if (id === undefined) {
    const link = <ButtonLink to={list}>{m.backToPlans}</ButtonLink>;
    return (
      <Screen title={title} back={back}>
        <EmptyView icon="file" title={m.noSession} hint={m.noSessionHint} action={link} />
      </Screen>
    );
  }
  if (record.data) {
    return (
      <>
        {record.error && <StaleNotice onRetry={() => record.mutate()} />}
        {children(record.data)}
      </>
    );
  }
  return (
    <RecordScreen
      record={record}
      title={title}
      back={back}
      notFound={{ title: m.notFound, hint: m.notFoundHint }}
      explain={({ message }) => message || m.loadFailed}
    >
      {children}
    </RecordScreen>
  );
}
