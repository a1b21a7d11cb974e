/** A message for an operator. */
export interface OutgoingSms {
  id: number;
  to: string;
  body: string;
  /** When it was written, ISO 8601. */
  createdAt: string;
}

/** The state of a message that the operator has accepted. */
export type Delivery = 'sent' | 'delivered' | 'failed' | 'blacklisted';

/** Sends messages through an operator; there is one for each operator. */
export interface SmsProvider {
  name: string;
  /** Whether texts stay readable in the database, because no operator has them. */
  keepsSecrets: boolean;
  /** Sends a message; a message that is passed twice is sent once. Returns the operator's own id of it. */
  send(message: OutgoingSms): Promise<string | null>;
  /** Reads the states of messages by the operator's ids; unknown ones are left out. */
  deliveries(ids: readonly string[]): Promise<Map<string, Delivery>>;
}

/** The error of a message that was not sent. `isFinal`: trying again is useless. */
export class SmsError extends Error {
  constructor(
    readonly code: string,
    readonly isFinal: boolean,
  ) {
    super(code);
  }
}
