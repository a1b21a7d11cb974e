import type { PayrollSource } from '@ziba/shared/contracts/payroll';

/** The three kinds of work that patients pay for; one of the ids is set. */
export interface WorkTarget {
  appointment_id: number | null;
  session_id: number | null;
  transcription_id: number | null;
}

/** Work of a person with what a patient paid for it, in tomans. */
export interface PaidWork extends WorkTarget {
  user_id: number;
  source: PayrollSource;
  amount: number;
}

/** Work that no posted line contains, in the Jalali month in which it was done and paid in full. */
export interface NewWork extends PaidWork {
  month: string;
}

/** The difference between what is paid for a work now and what posted lines contain. */
export interface ChangedWork extends PaidWork {
  /** The last posted month that contains the work. */
  month: string;
  /** The percentage that it was posted with. */
  percentage_value: number;
}

/** A work as a line contains it. `amount` is negative for what is taken back. */
export interface CountedWork extends PaidWork {
  percentage_value: number;
  /** Whether it belongs to an earlier month, which was posted without it or with another amount. */
  is_correction: boolean;
}
