import type { ConsentState, PhotoSet } from '@ziba/shared/contracts/photo-sets';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { StatusBadge, type StatusTone } from '@ziba/shared/ui/controls/status-badge';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import styled from 'styled-components';
import { usePhotoSetChanges } from '../../../data/photo-sets.api';
import { m } from './messages';
import { nameOfSet } from './set-name';

interface Props {
  set: PhotoSet;
  mayAnswer: boolean;
}

const words = m.consent;
const tones = { granted: 'success', revoked: 'danger', unknown: 'neutral' } satisfies Record<
  ConsentState | 'unknown',
  StatusTone
>;

/** Whether the patient lets the clinic use the pictures in advertising, who wrote it down, and the other answers. */
export function MarketingConsent({ set, mayAnswer }: Props) {
  const { marketing_consent, marketing_consent_by, marketing_consent_at } = set;
  const { answer } = usePhotoSetChanges(set.patient_id);
  const [saving, setSaving] = useState<ConsentState | null>(null);
  const state = marketing_consent ?? 'unknown';

  const write = async (consent: ConsentState) => {
    setSaving(consent);
    try {
      await answer(set, consent);
      toast.success(words.saved);
    } catch (error) {
      toast.error([words.failed, error instanceof Error ? error.message : ''].join('. '));
    }
    setSaving(null);
  };
  const button = (consent: ConsentState, act: string) =>
    mayAnswer &&
    state !== consent && (
      <Button
        size="small"
        busy={saving === consent}
        aria-label={words.of(act, nameOfSet(set))}
        onClick={() => void write(consent)}
      >
        {act}
      </Button>
    );

  return (
    <Line>
      <span>{words.title}</span>
      <StatusBadge tone={tones[state]} label={words[state]} />
      {marketing_consent_at && (
        <small>
          {words.by(formatText(marketing_consent_by), formatDateTime(marketing_consent_at))}
        </small>
      )}
      {button('granted', words.grant)}
      {button('revoked', words.revoke)}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);

  small {
    color: var(--text-soft);
  }
`;
