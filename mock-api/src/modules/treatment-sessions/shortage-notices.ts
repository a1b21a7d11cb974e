import * as addresses from '@ziba/shared/contracts/addresses';
import type { GoodsShortage } from '@ziba/shared/contracts/clinical';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { audit } from '../../data/audit';
import { announce } from '../../data/events';
import { m } from '../notifications/messages';
import { wants } from '../notifications/preferences';
import type { ItemOwner } from './required-items';

interface Shortage {
  /** What the report is about: a session or an operation, with its title. */
  report: { owner: ItemOwner; id: number; title: string };
  shortages: readonly GoodsShortage[];
  /** Why the report was stored although goods were missing. */
  reason: string;
}

/** The table that the audit log names, and the title of the notification. */
const owners = {
  session: { entity: 'treatment_sessions', titleOf: m.shortage },
  transcription: { entity: 'transcriptions', titleOf: m.shortageOfOperation },
} as const;

/** $1 the clinic, $2 the title, $3 the text, $4 the link, $5 the subject. */
const notify = {
  name: 'shortage_notices.add',
  text: `insert into notifications (clinic_id, user_id, type, severity, title, content, link, subject, state)
    select $1, id, 'stock_shortage', 'warning', $2, $3, $4, $5, 'short' from users
    where clinic_id = $1 and sections && '{all,inventory}' and account_status = 'active'
      and archived_at is null and ${wants('stock_shortage', 'users')}
    order by id on conflict (user_id, subject) do nothing`,
};

/**
 * Records that a report was stored although goods were missing: in the audit log, and as a notification to
 * everybody with the inventory section.
 */
export async function recordShortage(tx: Tx, member: Member, shortage: Shortage): Promise<void> {
  const { report, shortages, reason } = shortage;
  const { entity, titleOf } = owners[report.owner];
  await audit(tx, member, {
    action: 'stock_shortage',
    entity,
    entityId: report.id,
    after: {
      reason,
      missing: shortages.map(({ product_id, missing }) => ({ product_id, missing })),
    },
  });
  const title = titleOf(report.title.replaceAll("'", '’'));
  const lines = shortages.map(({ name, missing, unit }) =>
    m.missing(name, missing.toLocaleString('fa-IR'), unit),
  );
  const content = [...lines, m.shortageReason(reason)].join('\n');
  const subject = `${report.owner}:${report.id}:shortage`;
  await tx.query(notify, [member.clinicId, title, content, addresses.inventory, subject]);
  await announce(tx, member.clinicId, {
    type: 'notification.created',
    data: { type: 'stock_shortage' },
    sections: ['inventory'],
  });
}
