import { minuteMs } from './time/minute.ts';

/** How long a table is held while its reservation is confirmed, in ms (rule R91). */
export const reservationHoldMs = 10 * minuteMs;
