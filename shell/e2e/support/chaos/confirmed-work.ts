export interface Booking {
  patient: string;
  doctor: string;
  /** Milliseconds since 1970. */
  start: number;
  status: 'waiting' | 'canceled';
  /** How often its time was changed. */
  moves: number;
  /** Payments of its fee, in tomans. */
  paid: number[];
  /** The number on its receipt, in Persian digits. */
  code: string;
  /** The user who booked it. Only this user moves or cancels it, so the user's last change must be stored. */
  by: string;
}

/** A treatment plan with one session. */
export interface Plan {
  patient: string;
  /** Payments, in tomans. */
  paid: number[];
  /** What its session consumes. */
  goods: { code: string; quantity: number };
  /** Whether its session was reported; only then its goods left the stock. */
  isReported: boolean;
}

/** Everything that was saved and confirmed during a run. Afterwards the server must store exactly this. */
export interface ConfirmedWork {
  patients: Map<string, { phone: string; father: string; address: string }>;
  /** Keys are reasons of the visit, which are unique. */
  bookings: Map<string, Booking>;
  /** Keys are titles of plans, which are unique. */
  plans: Map<string, Plan>;
  /** Bought minus consumed quantity, by the accounting code of a product. */
  stock: Map<string, number>;
}

export const noConfirmedWork = (): ConfirmedWork => ({
  patients: new Map(),
  bookings: new Map(),
  plans: new Map(),
  stock: new Map(),
});
