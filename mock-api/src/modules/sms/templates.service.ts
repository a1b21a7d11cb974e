import type { Page } from '@ziba/shared/contracts/lists';
import {
  defaultSmsTemplates,
  fillSms,
  smsEventTitles,
  smsParts,
  smsTexts,
  type SmsEvent,
} from '@ziba/shared/contracts/sms-texts';
import type {
  SmsTemplate,
  smsTemplateInput,
  smsTemplateUpdate,
} from '@ziba/shared/contracts/sms-templates';
import type { z } from 'zod';
import type { Database } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { allRows } from '../../data/pages';
import { found, invalid } from '../../lib/refusal';
import { tenantTable } from '../../data/tenant-table';
import { exampleValues } from './template-sample';

/** A text of a clinic: its own, or the default of the product. */
interface Unsaved {
  event: SmsEvent;
  body: string;
  enabled: boolean;
  hours_before: number | null;
}

interface Row extends Unsaved {
  id: number;
  version: number;
}

type Input = z.output<typeof smsTemplateInput>;
type Update = z.output<typeof smsTemplateUpdate>;

const reminder = 'appointment_reminder';
const defaultHours = 24;

/** A text with an example for each key. */
export function previewOf(body: string) {
  const preview = fillSms(body, exampleValues());
  return { preview, parts: smsParts(preview), characters: preview.length };
}

function shown(row: Unsaved & Partial<Row>): SmsTemplate {
  const { preview, parts } = previewOf(row.body);
  return {
    ...row,
    id: row.id ?? null,
    version: row.version ?? 0,
    title: smsEventTitles[row.event],
    preview,
    parts,
  };
}

const isSame = (one: Unsaved, other: Unsaved) =>
  one.event === other.event && one.hours_before === other.hours_before;

/**
 * The texts that a clinic sends automatically; until it writes one of its own, the default of the product.
 */
export function smsTemplatesOf(db: Database) {
  const rows = tenantTable<Row>(db, 'sms_templates', {
    readers: ['sms-panel'],
    columns: ['event', 'body', 'enabled', 'hours_before'],
    select: 't.id, t.version, t.event, t.body, t.enabled, t.hours_before',
    defaultSort: 'id',
  });

  return {
    has: rows.has,

    all: async (member: Member): Promise<Page<SmsTemplate>> => {
      const { data: own } = await rows.all(member);
      const rest = defaultSmsTemplates.filter((one) => !own.some((other) => isSame(one, other)));
      const all = [...own, ...rest].map(shown);
      const order = Object.keys(smsEventTitles);
      const place = ({ event, hours_before }: SmsTemplate) =>
        order.indexOf(event) * 1000 - (hours_before ?? 0);
      return allRows(all.sort((one, other) => place(one) - place(other)));
    },

    /** The clinic's text of an event: the first save adds it, later ones change it. */
    save: (member: Member, input: Input) =>
      db.tenant(member.clinicId, async (tx) => {
        const table = rows.within(tx);
        const wanted = { ...input, hours_before: hoursOf(input.event, input.hours_before) };
        const own = (await table.all(member)).data.find(
          ({ event, hours_before }) =>
            event === wanted.event && hours_before === wanted.hours_before,
        );
        if (own) {
          const { body, enabled } = input;
          const changed = found(await table.update(member, own.id, { body, enabled }));
          return { template: shown(changed), isNew: false };
        }
        const body = input.body ?? defaultBody(wanted.event, wanted.hours_before);
        if (!body) throw invalid('body', smsTexts.bodyRequired);
        return { template: shown(await table.insert(member, { ...wanted, body })), isNew: true };
      }),

    edit: (member: Member, id: number, input: Update) =>
      db.tenant(member.clinicId, async (tx) => {
        const table = rows.within(tx);
        const before = found(await table.findLocked(member, id));
        const hours_before =
          input.hours_before === undefined ? undefined : hoursOf(before.event, input.hours_before);
        return shown(found(await table.update(member, id, { ...input, hours_before })));
      }),
  };
}

function hoursOf(event: SmsEvent, hours: number | null | undefined): number | null {
  if (event === reminder) return hours ?? defaultHours;
  if (hours !== null && hours !== undefined) {
    throw invalid('hours_before', smsTexts.hoursOnlyReminder);
  }
  return null;
}

const defaultBody = (event: SmsEvent, hours: number | null) =>
  defaultSmsTemplates.find((one) => one.event === event && one.hours_before === hours)?.body;
