import type { AuditedEntity } from '@ziba/shared/contracts/audit-readers';
import type { AuditEntry } from '@ziba/shared/contracts/search';
import { formatDateTime, formatDay } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { fieldWords, valueWords } from './fields/messages';
import { m } from './messages';

type Entry = Pick<AuditEntry, 'action' | 'entity' | 'entity_id' | 'before' | 'after' | 'reason'>;

/** What was done to which kind of row, with its number. */
export function actOf({ action, entity, entity_id }: Entry): string {
  const kind = m.entities[entity as AuditedEntity] ?? entity;
  const row = entity_id === null ? kind : m.row(kind, toPersianDigits(String(entity_id)));
  return m.act(m.actions[action] ?? m.otherAction, row);
}

const day = /^\d{4}-\d\d-\d\d$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const file = /^[\w-]+\.(jpe?g|png|webp|pdf|gif)$/i;
/** A longer text is cut, so that a row of the log stays readable. */
const longest = 120;

/** A value in words: days and times in Tehran, yes and no, numbers with separators. */
function valueOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return m.none;
  if (typeof value === 'boolean') return value ? m.yes : m.no;
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) {
    const isPlain = value.every((one) => typeof one === 'string' || typeof one === 'number');
    return isPlain && value.length > 0
      ? value.map((one) => valueOf(one)).join(m.joined)
      : m.list(formatNumber(value.length));
  }
  if (typeof value === 'object') return m.list(formatNumber(Object.keys(value).length));
  const text = String(value);
  const word = valueWords[text];
  if (word) return word;
  if (day.test(text)) return formatDay(text);
  if (instant.test(text)) return formatDateTime(text);
  if (file.test(text)) return m.file;
  return formatText(text.length > longest ? `${text.slice(0, longest)}…` : text);
}

/**
 * The changed fields, each with its old and new value, and the reason. Fields without a name for people, such as
 * internal ids, are only counted.
 */
export function detailsOf({ before, after, reason }: Entry): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = names.filter((name) => name !== 'reason' && name !== 'version');
  const known = changed.filter((name) => fieldWords[name] !== undefined);
  const lines = known.map((name) => {
    const [label, now] = [fieldWords[name] ?? name, valueOf(after?.[name])];
    const wasThere = before !== null && name in before;
    return wasThere ? m.field(label, valueOf(before[name]), now) : m.first(label, now);
  });
  const others = changed.length - known.length;
  const said = reason ?? after?.reason;
  return [
    ...lines,
    ...(others > 0 && known.length > 0 ? [m.others(formatNumber(others))] : []),
    ...(typeof said === 'string' && said !== '' ? [m.reason(formatText(said))] : []),
  ];
}
