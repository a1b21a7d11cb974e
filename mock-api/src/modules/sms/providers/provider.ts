/** What goes to an operator. */
export interface OutgoingSms {
  id: number;
  to: string;
  body: string;
  /** When it was written, ISO 8601. */
  createdAt: string;
}

/** What has become of a message that the operator took. */
export type Delivery = 'sent' | 'delivered' | 'failed' | 'blacklisted';

/** The way out: one for each operator. */
export interface SmsProvider {
  name: string;
  /** Whether texts stay readable here, for there is no operator that has them. */
  keepsSecrets: boolean;
  /** Hands a message over; twice the same one is sent once. Answers the operator's own id of it. */
  send(message: OutgoingSms): Promise<string | null>;
  /** What has become of messages, by the operator's ids; what is not known is left out. */
  deliveries(ids: readonly string[]): Promise<Map<string, Delivery>>;
}

/** A message that did not go. `isFinal`: trying again is of no use. */
export class SmsError extends Error {
  constructor(
    readonly code: string,
    readonly isFinal: boolean,
  ) {
    super(code);
  }
}
