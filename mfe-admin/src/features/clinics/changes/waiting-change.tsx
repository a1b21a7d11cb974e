import type { Clinic } from '@ziba/shared/contracts/clinics';
import { formatDateTime } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { ErrorView } from '@ziba/shared/ui/views/state-views';
import { StoredFiles } from '@ziba/shared/ui/views/stored-files';
import { useState } from 'react';
import { useLatestChange } from '../../../data/change-requests.api';
import { m as words } from '../../../widgets/request-decision/messages';
import type { Verdict } from '../../../widgets/request-decision/request-decision';
import { m } from './messages';

const ChangeDecision = lazyPart(() =>
  import('./change-decision').then((file) => file.ChangeDecision),
);
const { fields } = m;

/** What the clinic waits for: another responsible person or document; nothing if it has asked for nothing. */
export function WaitingChange({ clinic }: { clinic: Clinic }) {
  const { data, error, mutate } = useLatestChange(clinic.id);
  const request = data?.data[0];
  const mayDecide = useMay('clinics', 'write');
  const [verdict, setVerdict] = useState<Verdict>();
  if (error && !data) return <ErrorView error={error} onRetry={mutate} />;
  if (request?.status !== 'waiting') return null;
  const { responsible_name, responsible_national_id: code, identity_file, note } = request;
  const facts = [
    { label: fields.now, value: formatText(clinic.responsible_name) },
    { label: fields.responsible_name, value: formatText(responsible_name) },
    {
      label: fields.responsible_national_id,
      value: code ? <Ltr>{toPersianDigits(code)}</Ltr> : fields.unchanged,
    },
    {
      label: fields.identity_file,
      value: <StoredFiles label={fields.identity_file} names={identity_file} />,
    },
    { label: fields.note, value: formatText(note) },
  ];
  const by = request.user_name ? formatText(request.user_name) : m.unknown;
  return (
    <Card
      title={m.title}
      hint={m.hint(by, formatDateTime(request.created_at))}
      actions={
        mayDecide && (
          <>
            <Button tone="primary" onClick={() => setVerdict('approve')}>
              {words.approve}
            </Button>
            <Button onClick={() => setVerdict('refuse')}>{words.refuse}</Button>
          </>
        )
      }
    >
      <FactList facts={facts} />
      {verdict && (
        <ChangeDecision request={request} verdict={verdict} onClose={() => setVerdict(undefined)} />
      )}
    </Card>
  );
}
