import type {
  SwitchInput,
  SwitchPreview as Preview,
} from '@ziba/shared/contracts/section-switches';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { Skeleton } from '@ziba/shared/ui/controls/skeleton';
import { ErrorView } from '@ziba/shared/ui/views/state-views';
import { useId } from 'react';
import { m } from './messages';
import { usePreview } from '../../data/switch.api';
import { Box, Figures, Names } from './switch-preview.styles';

interface Props {
  /** Null while no section is chosen. */
  input: SwitchInput | null;
}

/**
 * Previews a switch: the clinics, their users, and the users who are working right now. It has its full
 * height from the start, so that a late answer does not move the buttons below.
 */
export function SwitchPreview({ input }: Props) {
  const { data, error, mutate } = usePreview(input);
  const id = useId();
  return (
    <Box aria-labelledby={id} aria-live="polite">
      <h3 id={id}>{m.preview.title}</h3>
      {!input && <p>{m.preview.choose}</p>}
      {input && data && <Effect preview={data} isOn={input.is_on} />}
      {input &&
        !data &&
        (error ? <ErrorView error={error} onRetry={() => mutate()} /> : <Skeleton />)}
    </Box>
  );
}

function Effect({ preview, isOn }: { preview: Preview; isOn: boolean }) {
  const { clinics, unchanged, pages, users, landing_users, recent_users } = preview;
  if (clinics.length === 0) return <p>{m.preview.nothing}</p>;
  const count = formatNumber(clinics.length);
  const isDisturbing = !isOn && recent_users > 0;
  return (
    <>
      {clinics.length + unchanged > 1 && (
        <p>
          {isOn ? m.preview.on(count) : m.preview.off(count)}{' '}
          {unchanged > 0 && m.preview.unchanged(formatNumber(unchanged))}
        </p>
      )}
      <Figures>
        <li>
          <b>{formatNumber(users)}</b> {m.preview.users}
        </li>
        <li>
          <b>{formatNumber(landing_users)}</b> {m.preview.landing}
        </li>
        <li data-warns={isDisturbing || undefined}>
          <b>{formatNumber(recent_users)}</b> {m.preview.recent}
        </li>
      </Figures>
      {isDisturbing && (
        <p data-warns>
          <Icon name="warning" size={16} />
          {m.preview.recentHint}
        </p>
      )}
      <Names>
        <summary>
          {isOn ? m.preview.pagesOn : m.preview.pagesOff} ({formatNumber(pages.length)})
        </summary>
        <ul>
          {pages.map(({ title, address }) => (
            <li key={address}>
              {title} <Ltr>{address}</Ltr>
            </li>
          ))}
        </ul>
      </Names>
      {clinics.length > 1 && (
        <Names>
          <summary>{m.preview.clinicNames(count)}</summary>
          <ul>
            {clinics.map(({ id, name }) => (
              <li key={id}>{formatText(name)}</li>
            ))}
          </ul>
        </Names>
      )}
    </>
  );
}
