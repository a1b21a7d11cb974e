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
  /** The heading above it; lines of one group follow each other. */
  group: string;
  icon: IconName;
  title: string;
  /** Said beside the title, such as a section or a day. */
  note?: string;
  /** A code or phone number, kept in order. */
  code?: string;
  choose: () => void;
}

const iconOf = ({ menu }: PlanSection) => (menu && isIconName(menu.icon) ? menu.icon : 'file');

/** A screen as a line. */
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
  product: 'product',
};

/** What tells one hit from another of the same name. */
function noteOf({ kind, date, subtitle }: FoundHit): string | undefined {
  if (kind === 'appointment' && date) return formatDateTime(date);
  return kind === 'patient' ? undefined : formatText(subtitle);
}

/** A hit of the server as a line. */
export const hitOption = (hit: FoundHit, choose: () => void): PaletteOption => ({
  key: `${hit.kind}-${hit.id}`,
  group: m.groups[hit.kind],
  icon: icons[hit.kind],
  title: formatText(hit.title),
  note: noteOf(hit),
  code: hit.code === null ? undefined : toPersianDigits(hit.code),
  choose,
});

/** Something that can be done with a hit as a line. */
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
