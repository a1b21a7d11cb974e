/** The grid of appointments, in seconds: they start and end on it, and a doctor's time is reserved in steps of it. */
export const slotQuantum = 15 * 60;
