import { formatText } from '../../format/text';
import { common } from '../../messages';
import { StatusBadge } from '../../ui/controls/status-badge';
import { statuses, type StatusLook } from './messages';

export type StatusKind = keyof typeof statuses;
export type StatusValue<Kind extends StatusKind> = keyof (typeof statuses)[Kind];

interface Props<Kind extends StatusKind> {
  of: Kind;
  /** As the server says it. */
  value: StatusValue<Kind>;
}

/** Any status of the product in a word, a drawing and a colour; one that is not known says its own word. */
export function Status<Kind extends StatusKind>({ of, value }: Props<Kind>) {
  const looks: Readonly<Record<string, StatusLook>> = statuses[of];
  const word = String(value ?? '');
  const look = Object.hasOwn(looks, word) ? looks[word] : undefined;
  if (look) return <StatusBadge {...look} />;
  return <StatusBadge tone="neutral" icon="info" label={formatText(word) || common.unknown} />;
}
