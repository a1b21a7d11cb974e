/** Something that is paid for in parts or at once. Amounts in whole tomans. */
export interface Payable {
  target: 'appointment' | 'session';
  id: number;
  /** What it is called in titles, fit to show. */
  name: string;
  total: number;
  paid: number;
  remaining: number;
}
