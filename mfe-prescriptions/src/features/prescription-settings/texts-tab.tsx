import {
  printHeading,
  usagePhrases,
  type PrescriptionSettings,
} from '@ziba/shared/contracts/prescription-settings';
import { formatText } from '@ziba/shared/format/text';
import { useSession } from '@ziba/shared/session/use-session';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { SettingsPart } from '@ziba/shared/ui/forms/settings-part';
import styled from 'styled-components';
import type { z } from 'zod';
import {
  settingsPath,
  usePrescriptionSettings,
  useSavePart,
} from '../../data/prescription-settings.api';
import { m } from './messages';
import { PolicyCard } from './policy-card';
import { StampCard } from './stamp-card';

interface Props {
  mayWrite: boolean;
}

/** A card each: usual words, printed heading, the own stamp of a doctor, and the costs of a cancellation. */
export function TextsTab({ mayWrite }: Props) {
  const { data: settings, error, mutate } = usePrescriptionSettings();
  const isDoctor = useSession()?.access.type === 'doctor';
  if (!settings) return error ? <ErrorView error={error} onRetry={mutate} /> : <LoadingView />;
  return (
    <Cards>
      <PhrasesCard {...{ settings, mayWrite }} reload={mutate} />
      <HeadingCard {...{ settings, mayWrite }} reload={mutate} />
      {isDoctor && <StampCard mayWrite={mayWrite} />}
      <PolicyCard />
    </Cards>
  );
}

interface CardProps extends Props {
  settings: PrescriptionSettings;
  reload: () => unknown;
}

type Phrases = z.input<typeof usagePhrases>;
const phraseFields = fieldsOf<Phrases>();

/** The usual words for when to take a drug, one in each line. */
function PhrasesCard({ settings, mayWrite, reload }: CardProps) {
  const { version, usage_phrases: phrases } = settings;
  const save = useSavePart(settingsPath);
  const { title, hint, field, usual } = m.phrases;
  return (
    <SettingsPart
      {...{ title, hint, mayWrite, reload, save }}
      draft="usage-phrases"
      schema={usagePhrases}
      stored={{ version, usage_phrases: phrases.join('\n') }}
      saved={m.saved}
      failed={m.failed}
      facts={[{ label: title, value: phrases.map(formatText).join('، ') || usual }]}
    >
      <phraseFields.TextAreaField name="usage_phrases" label={field} wide />
    </SettingsPart>
  );
}

type Heading = z.input<typeof printHeading>;
const headingFields = fieldsOf<Heading>();

/** What stands above a printed prescription. */
function HeadingCard({ settings, mayWrite, reload }: CardProps) {
  const { version, print_title, print_text } = settings;
  const save = useSavePart(settingsPath);
  const { title, hint, usual } = m.heading;
  return (
    <SettingsPart
      {...{ title, hint, mayWrite, reload, save }}
      draft="print-heading"
      schema={printHeading}
      stored={{ version, print_title, print_text }}
      saved={m.saved}
      failed={m.failed}
      facts={[
        { label: m.heading.print_title, value: formatText(print_title) || usual },
        { label: m.heading.print_text, value: formatText(print_text) },
      ]}
    >
      <headingFields.TextField name="print_title" label={m.heading.print_title} wide />
      <headingFields.TextField name="print_text" label={m.heading.print_text} wide />
    </SettingsPart>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-inline-size: 56rem;
`;
