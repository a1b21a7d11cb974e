/** A visit or a session that is paid for, in parts or at once. Amounts in whole tomans. */
export interface Payable {
  target: 'appointment' | 'session';
  id: number;
  /** Its name in titles. */
  name: string;
  total: number;
  paid: number;
  remaining: number;
}
