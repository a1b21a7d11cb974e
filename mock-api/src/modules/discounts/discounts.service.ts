import {
  discountTexts as texts,
  type Discount,
  type discountCheck,
  type discountInput,
  type discountQuery,
  type discountUpdate,
} from '@ziba/shared/contracts/discounts';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { persian, where } from '../../data/conditions';
import { found, invalid, notFound, Refusal } from '../../lib/refusal';
import { tenantTable } from '../../data/tenant-table';
import { checkDiscount } from './use-discount';
import { discountReaders } from './discount-readers';

type Input = z.output<typeof discountInput>;
type Update = z.output<typeof discountUpdate>;

const stateSql = `case
  when t.max_uses is not null and t.used >= t.max_uses then 'used_up'
  when t.ends_on < app_today() then 'expired'
  when t.starts_on > app_today() then 'upcoming'
  else 'active' end`;

const discountsTable = (db: Database) =>
  tenantTable<Discount>(db, 'discount_codes', {
    readers: discountReaders,
    columns: [
      'code',
      'title',
      'kind',
      'value',
      'service_id',
      'starts_on',
      'ends_on',
      'max_uses',
      'per_patient',
    ],
    select: `t.id, t.version, t.code, t.title, t.kind, t.value, t.service_id, t.starts_on, t.ends_on,
      t.max_uses, t.per_patient, t.used, t.created_at, ${stateSql} as state,
      case when s.id is not null
        then jsonb_build_object('id', s.id, 'title', s.title) end as service`,
    joins: 'left join services s on s.clinic_id = t.clinic_id and s.id = t.service_id',
    searched: ['code', 'title', 's.title'],
    sorted: {
      code: 'code',
      name: persian('title'),
      title: persian('title'),
      kind: 'kind',
      value: 'value',
      starts_on: 'starts_on',
      ends_on: 'ends_on',
      used: 'used',
      created_at: 'created_at',
    },
  });

/** Discount codes. */
export function discountsOf(db: Database) {
  const discounts = discountsTable(db);

  return {
    find: discounts.find,
    has: discounts.has,

    /** Adds a code. Errors: 400 no such service; 409 code taken. */
    create: (member: Member, input: Input) =>
      db.tenant(member.clinicId, async (tx) => {
        await refuseForeignService(tx, member, input.service_id);
        return discounts.within(tx).insert(member, input);
      }),

    page: (member: Member, query: z.output<typeof discountQuery>) =>
      discounts.page(
        member,
        query,
        where(`${stateSql} = ?`, query.state),
        where('t.kind = ?', query.kind),
      ),

    /**
     * Changes the fields that were sent. Errors: 404; 400 a period or percentage that does not fit the other fields.
     */
    edit: (member: Member, id: number, input: Update) =>
      db.tenant(member.clinicId, async (tx) => {
        const table = discounts.within(tx);
        const before = found(await table.findLocked(member, id));
        refuseMisfit({ ...before, ...input }, input);
        await refuseForeignService(tx, member, input.service_id);
        return found(await table.update(member, id, input));
      }),

    /** Archives a code; discounts that were given with it stay. Errors: 404. */
    archive: async (member: Member, id: number) => {
      if (!(await discounts.archive(member, id))) throw notFound();
      return { id, archived: true } as const;
    },

    /** Returns the discount of a code without using it. Errors: as `checkDiscount`. */
    check: (member: Member, wanted: z.output<typeof discountCheck>) =>
      db.tenant(member.clinicId, async (tx) => {
        const { code, fee = 0, service_id = null, patient_id = null } = wanted;
        const { row, amount } = await checkDiscount(tx, member, {
          code,
          fee,
          serviceId: service_id,
          patientId: patient_id,
        });
        const { id, title, kind, value } = row;
        return { id, code: row.code, title, kind, value, amount, total: fee - amount };
      }),
  };
}

/** The whole code after a partial edit. */
function refuseMisfit(
  after: Pick<Discount, 'kind' | 'value' | 'starts_on' | 'ends_on' | 'max_uses' | 'used'>,
  input: Update,
): void {
  const { kind, value, starts_on, ends_on, max_uses, used } = after;
  if (kind === 'percent' && value > 100) throw invalid('value', texts.percent);
  const isPeriodSent = input.starts_on !== undefined || input.ends_on !== undefined;
  if (isPeriodSent && starts_on && ends_on && ends_on < starts_on) {
    throw invalid('ends_on', texts.period);
  }
  if (max_uses !== null && used > max_uses) {
    throw new Refusal(409, 'below_used', texts.belowUsed, { max_uses: texts.belowUsed });
  }
}

const findService = {
  name: 'discounts.service',
  text: 'select id from services where clinic_id = $1 and id = $2 and archived_at is null',
};

async function refuseForeignService(tx: Tx, { clinicId }: Member, id?: number | null) {
  if (id === null || id === undefined) return;
  const [service] = await tx.query(findService, [clinicId, id]);
  if (!service) throw invalid('service_id', texts.service);
}
