/** The time at which the demo data are made; their dates are computed from it. */
export interface Moment {
  now: Date;
  /** The day in Tehran, YYYY-MM-DD. */
  today: string;
}
