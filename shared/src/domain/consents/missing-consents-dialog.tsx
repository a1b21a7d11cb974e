import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { MissingConsents } from '../../contracts/consents';
import { formatText } from '../../format/text';
import { common } from '../../messages';
import { Button } from '../../ui/controls/button';
import { StatusBadge } from '../../ui/controls/status-badge';
import { Dialog } from '../../ui/overlays/dialog';
import { m } from './messages';
import { SignConsent } from './sign-consent';

interface Props {
  missing: MissingConsents;
  patientName: string;
  /** All of them are signed. */
  onDone: () => void;
  onCancel: () => void;
}

/** Names the consents that a report waits for, and has each one signed at once. */
export function MissingConsentsDialog({ missing, patientName, onDone, onCancel }: Props) {
  const [signing, setSigning] = useState<number | null>(null);
  const [signed, setSigned] = useState<readonly number[]>([]);
  const { consents, patient_id: id, service_id: serviceId } = missing;

  const isDone = signing === null && consents.every((one) => signed.includes(one.template_id));
  // Only when the form of the last signature is gone: it would hold back the page that follows.
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  if (isDone) return null;
  if (signing !== null) {
    return (
      <SignConsent
        patient={{ id, full_name: patientName }}
        templateId={signing}
        serviceId={serviceId}
        onSigned={() => setSigned([...signed, signing])}
        onClose={() => setSigning(null)}
      />
    );
  }
  return (
    <Dialog
      open
      title={m.missing.title}
      onClose={onCancel}
      footer={<Button onClick={onCancel}>{common.cancel}</Button>}
    >
      <p>{m.missing.text}</p>
      <List aria-label={m.missing.list}>
        {consents.map(({ template_id: templateId, title }) => (
          <li key={templateId}>
            <b>{formatText(title)}</b>
            {signed.includes(templateId) ? (
              <StatusBadge tone="success" label={m.missing.signed} />
            ) : (
              <Button
                size="small"
                tone="primary"
                icon="edit"
                aria-label={m.missing.signOf(formatText(title))}
                onClick={() => setSigning(templateId)}
              >
                {m.missing.sign}
              </Button>
            )}
          </li>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: var(--space-4) 0 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
  }
`;
