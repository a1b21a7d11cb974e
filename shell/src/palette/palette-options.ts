import { formatDateTime } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import type { PlanSection } from '@ziba/shared/contracts/registry';
import { isIconName, type IconName } from '@ziba/shared/ui/controls/icon';
import type { Destination } from './destinations';
import type { FoundHit, FoundKind, HitAction } from './hit-actions';
import { m } from './messages';

/** One line of the palette. */
export interface PaletteOption {
  key: string;
  /** The heading of its group. */
  group: string;
  icon: IconName;
  title: string;
  /** Shown beside the title, such as a section or a date. */
  note?: string;
  /** A code or phone number, shown from left to right. */
  code?: string;
  choose: () => void;
}

const iconOf = ({ menu }: PlanSection) => (menu && isIconName(menu.icon) ? menu.icon : 'file');

/** The line for a screen. */
export const pageOption = (
  { path, title, section }: Destination,
  choose: () => void,
): PaletteOption => ({
  key: path,
  group: m.groups.page,
  icon: iconOf(section),
  title,
  note: title === section.title ? undefined : section.title,
  choose,
});

const icons: Record<FoundKind, IconName> = {
  patient: 'patients',
  appointment: 'calendar',
  plan: 'prescriptions',
  staff: 'users',
  product: 'product',
  ticket: 'support',
};

/** A text that distinguishes hits of the same name. */
function noteOf({ kind, date, subtitle }: FoundHit): string | undefined {
  if (kind === 'appointment' && date) return formatDateTime(date);
  return kind === 'patient' ? undefined : formatText(subtitle);
}

/** The line for a search hit. */
export const hitOption = (hit: FoundHit, choose: () => void): PaletteOption => ({
  key: `${hit.kind}-${hit.id}`,
  group: m.groups[hit.kind],
  icon: icons[hit.kind],
  title: formatText(hit.title),
  note: noteOf(hit),
  code: hit.code === null ? undefined : toPersianDigits(hit.code),
  choose,
});

/** The line for an action of a hit. */
export const actionOption = (
  { label }: HitAction,
  { kind, title }: FoundHit,
  choose: () => void,
): PaletteOption => ({
  key: label,
  group: m.palette.actionsOf(formatText(title)),
  icon: icons[kind],
  title: label,
  choose,
});
