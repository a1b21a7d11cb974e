import { formatText } from '../../format/text';
import { common } from '../../messages';
import { StatusBadge } from '../../ui/controls/status-badge';
import { statuses, type StatusLook } from './messages';

export type StatusKind = keyof typeof statuses;
export type StatusValue<Kind extends StatusKind> = keyof (typeof statuses)[Kind];

interface Props<Kind extends StatusKind> {
  of: Kind;
  /** The value that the server sends. */
  value: StatusValue<Kind>;
}

/** Shows a status as text, icon and colour; an unknown value is shown as its own text. */
export function Status<Kind extends StatusKind>({ of, value }: Props<Kind>) {
  const looks: Readonly<Record<string, StatusLook>> = statuses[of];
  const word = String(value ?? '');
  const look = Object.hasOwn(looks, word) ? looks[word] : undefined;
  if (look) return <StatusBadge {...look} />;
  return <StatusBadge tone="neutral" icon="info" label={formatText(word) || common.unknown} />;
}
