import type { OwnSession } from '@ziba/shared/contracts/auth';
import { formatDateTime } from '@ziba/shared/format/date';
import { Button } from '@ziba/shared/ui/controls/button';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import styled from 'styled-components';
import { deviceName } from '../../widgets/device-name/device-name';
import { m } from './messages';

interface Props {
  session: OwnSession;
  busy: boolean;
  onEnd: () => void;
}

const words = m.sessions;

/** One session: its device, its network address, its last use, and the button that ends it. */
export function SessionLine({ session, busy, onEnd }: Props) {
  const device = deviceName(session.user_agent);
  const lastUse = formatDateTime(session.last_seen_at);
  return (
    <Line>
      <div>
        <strong>{device}</strong>{' '}
        {session.current && <StatusBadge tone="success" label={words.current} />}
        <Quiet>{words.lastUse(lastUse)}</Quiet>
        <Quiet>{words.began(formatDateTime(session.created_at))}</Quiet>
        {session.ip && (
          <Quiet>
            {words.address} <Ltr>{session.ip}</Ltr>
          </Quiet>
        )}
      </div>
      {!session.current && (
        <Button size="small" busy={busy} aria-label={words.endOf(device, lastUse)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-3);

  & + & {
    border-block-start: 1px solid var(--line);
  }
`;

const Quiet = styled.p`
  color: var(--text-soft);
  font-size: var(--size-s);
`;
