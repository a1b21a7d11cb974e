/** Appointments start and end on this grid, which is what a doctor's time is reserved in. Seconds. */
export const slotQuantum = 15 * 60;
