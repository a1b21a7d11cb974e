/** A visit, a session or an operation that is paid for, in parts or at once. Amounts in whole tomans. */
export interface Payable {
  target: 'appointment' | 'session' | 'transcription';
  id: number;
  /** Its name in titles. */
  name: string;
  total: number;
  paid: number;
  remaining: number;
}
