import type { Database } from '../../db/connect';
import { todayInTehran } from '../../lib/tehran';

const add = {
  name: 'usage.bytes_out',
  text: `insert into usage_daily (clinic_id, day, bytes_out) values ($1, $2, $3)
    on conflict (clinic_id, day) do update set bytes_out = usage_daily.bytes_out + excluded.bytes_out`,
};
/** Milliseconds between two writes, so that a page of pictures causes one write. */
const every = 5_000;

/** Counts the bytes that the server sends for each clinic. */
export class Traffic {
  private readonly counted = new Map<number, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly db: Database) {}

  count(clinicId: number | null, bytes: number): void {
    if (clinicId === null) return;
    this.counted.set(clinicId, (this.counted.get(clinicId) ?? 0) + bytes);
    // A count that cannot be written now is written with the next one.
    this.timer ??= setTimeout(() => void this.write().catch(() => undefined), every).unref();
  }

  /** Writes the counts to the database. */
  async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const counts = [...this.counted];
    this.counted.clear();
    if (counts.length === 0) return;
    await this.db.platform(async (tx) => {
      for (const [clinicId, bytes] of counts.sort(([one], [other]) => one - other)) {
        await tx.query(add, [clinicId, todayInTehran(), bytes]);
      }
    });
  }
}
