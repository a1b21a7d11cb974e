import {
  incomeType,
  type FinancialInfo,
  type financialInfoInput,
  type financialInfoUpdate,
  type financialInfoQuery,
  type IncomeCode,
} from '@ziba/shared/contracts/financial-info';
import type { z } from 'zod';
import type { Database } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { persian, where } from '../../data/conditions';
import { found } from '../../lib/refusal';
import { refuseExcessShares } from '../../lib/shares';
import { tenantTable } from '../../data/tenant-table';

type Input = z.output<typeof financialInfoInput>;
type Update = z.output<typeof financialInfoUpdate>;
type Query = z.output<typeof financialInfoQuery>;
/** The stored form: the kind of income is a code. */
type Stored = Omit<FinancialInfo, 'income_type'> & { income_type: IncomeCode | null };

const columns = [
  'user_id',
  'income_type',
  'daily_work_hours',
  'fixed_amount',
  'percentage_value',
  'percentage_source',
  'insurance_name',
  'insurance_type_name',
  'insurance_total_cost',
  'clinic_share',
  'employee_share',
  'bank_name',
  'account_holder_name',
  'card_number',
  'sheba_number',
  'monthly_leave',
  'yearly_leave',
  'final_notes',
] as const;

const profilesTable = (db: Database) =>
  tenantTable<Stored>(db, 'financial_info', {
    readers: ['accounting'],
    columns,
    select: `t.id, t.version, ${columns.map((column) => `t.${column}`).join(', ')}, t.created_at,
      jsonb_build_object('id', u.id, 'username', u.username, 'type', u.type,
        'roleId', u."meta_rolesId", 'phoneNumber', u."phoneNumber", 'systemCode', u."systemCode",
        'profile', jsonb_build_object('fullName', u."fullName", 'nationalCode', u."nationalCode",
          'avatar', u.avatar)) as user`,
    joins: 'join users u on u.clinic_id = t.clinic_id and u.id = t.user_id',
    searched: [
      'u."fullName"',
      'u."nationalCode"',
      'u."systemCode"',
      'u."phoneNumber"',
      't.user_id::text',
      'bank_name',
      'account_holder_name',
    ],
    sorted: {
      ...Object.fromEntries(columns.map((column) => [column, column])),
      percentage_source: persian('percentage_source'),
      insurance_name: persian('insurance_name'),
      bank_name: persian('bank_name'),
      account_holder_name: persian('account_holder_name'),
      created_at: 'created_at',
      fullName: persian('u."fullName"'),
    },
  });

const shown = (row: Stored): FinancialInfo => ({
  ...row,
  income_type: row.income_type && incomeType[row.income_type],
});

/** The financial profiles of the staff, one per person. */
export function financialProfilesOf(db: Database) {
  const profiles = profilesTable(db);

  return {
    has: profiles.has,

    page: async (member: Member, query: Query) => {
      const ofPerson = where('t.user_id = ?', query.user_id);
      const { data, meta } = await profiles.page(member, query, ofPerson);
      return { data: data.map(shown), meta };
    },

    find: async (member: Member, id: number) => shown(found(await profiles.find(member, id))),

    /** Reads the profile of a person. Errors: 404. */
    ofUser: async (member: Member, userId: number) => {
      const { data } = await profiles.all(member, where('t.user_id = ?', userId));
      return shown(found(data[0]));
    },

    create: async (member: Member, input: Input) => {
      refuseExcessShares(input, 'clinic_share', 'employee_share');
      return shown(await profiles.insert(member, input));
    },

    edit: (member: Member, id: number, input: Update) =>
      db.tenant(member.clinicId, async (tx) => {
        const row = found(await profiles.within(tx).update(member, id, input));
        refuseExcessShares(row, 'clinic_share', 'employee_share');
        return shown(row);
      }),
  };
}
