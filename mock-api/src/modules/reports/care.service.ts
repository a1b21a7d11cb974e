import type {
  ConsumptionReport,
  PlanReport,
  SmsReport,
  StockReport,
} from '@ziba/shared/contracts/care-reports';
import type { Database } from '../../db/connect';
import { doctorAsked } from '../../data/own-rows';
import { firstOf } from '../../data/pages';
import type { Member } from '../../lib/actor';
import { found } from '../../lib/refusal';
import * as queries from './care.queries';
import { rangeBefore, rangeOf, type Range } from './report-range';

/** Reads how far the plans are that were written in the days. A doctor sees the figures of their own plans only. */
export const reportPlans = (db: Database, member: Member, query: Partial<Range>) =>
  db.tenant(member.clinicId, async (tx): Promise<PlanReport> => {
    const range = rangeOf(query);
    const doctorId = doctorAsked(member, undefined) ?? null;
    const of = ({ from, to }: Range) => [member.clinicId, from, to, doctorId];
    const lines = await tx.query<queries.PlanLine>(queries.planLines, of(range));
    const total = async (asked: Range) =>
      first(await tx.query<PlanReport['total']>(queries.planTotal, of(asked)));
    const previous = await total(rangeBefore(range));
    return { ...firstOf(lines), ...range, total: await total(range), previous };
  });

/** Reads value and state of the stock now. */
export const reportStock = (db: Database, { clinicId }: Member) =>
  db.tenant(clinicId, async (tx): Promise<StockReport> => {
    const lines = await tx.query<queries.StockLine>(queries.stockLines, [clinicId]);
    const total = first(await tx.query<StockReport['total']>(queries.stockTotal, [clinicId]));
    return { ...firstOf(lines), total };
  });

/** Reads what was used and disposed of in the days, by product. */
export const reportConsumption = (db: Database, { clinicId }: Member, query: Partial<Range>) =>
  db.tenant(clinicId, async (tx): Promise<ConsumptionReport> => {
    const range = rangeOf(query);
    const of = ({ from, to }: Range) => [clinicId, from, to];
    const lines = await tx.query<queries.ConsumptionLine>(queries.consumptionLines, of(range));
    const total = async (asked: Range) =>
      first(await tx.query<ConsumptionReport['total']>(queries.consumptionTotal, of(asked)));
    const previous = await total(rangeBefore(range));
    return { ...firstOf(lines), ...range, total: await total(range), previous };
  });

/** Counts the messages of the clinic by event. */
export const reportSms = (db: Database, { clinicId }: Member, query: Partial<Range>) =>
  db.tenant(clinicId, async (tx): Promise<SmsReport> => {
    const range = rangeOf(query);
    const of = ({ from, to }: Range) => [clinicId, from, to];
    const lines = await tx.query<queries.SmsLine>(queries.smsLines, of(range));
    const total = async (asked: Range) =>
      first(await tx.query<SmsReport['total']>(queries.smsTotal, of(asked)));
    const previous = await total(rangeBefore(range));
    return { ...firstOf(lines), ...range, total: await total(range), previous };
  });

const first = <Row>(rows: readonly Row[]): Row => found(rows[0]);
