import * as addresses from '@ziba/shared/contracts/addresses';
import { transcriptionTypeLabels } from '@ziba/shared/contracts/transcription-words';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { formatDateTime } from '@ziba/shared/format/date';
import { Card } from '@ziba/shared/ui/views/card';
import { ErrorView } from '@ziba/shared/ui/views/state-views';
import { Link } from 'react-router-dom';
import { useTranscriptionsOf } from '../../data/transcriptions.api';
import { m } from './messages';

/** Links to the other prescriptions of the same appointment, if there are any. */
export function OtherPrescriptions({ prescription }: { prescription: Transcription }) {
  const { id, appointment_id } = prescription;
  const { data, error, mutate } = useTranscriptionsOf(appointment_id ?? undefined);
  const others = (data?.data ?? []).filter((row) => row.id !== id);
  if (error) {
    return (
      <Card title={m.others}>
        <ErrorView error={error} onRetry={() => mutate()} />
      </Card>
    );
  }
  if (others.length === 0) return null;
  return (
    <Card title={m.others}>
      <ul>
        {others.map((row) => (
          <li key={row.id}>
            <Link to={addresses.prescription(row.id)}>
              {m.otherOf(transcriptionTypeLabels[row.type], formatDateTime(row.created_at))}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
