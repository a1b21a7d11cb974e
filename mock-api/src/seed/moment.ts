/** When the demo data is made; it is laid around this moment. */
export interface Moment {
  now: Date;
  /** The day in Tehran, YYYY-MM-DD. */
  today: string;
}
