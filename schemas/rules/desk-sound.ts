import { minuteMs } from './time/minute.ts';

/** Time, in ms, between two reports of a desk whose sound is on. */
export const soundReportMs = minuteMs / 2;

/**
 * Time, in ms, after which a desk that has not reported counts as closed or asleep. Browsers let a
 * page in the background report once a minute at least.
 */
export const soundLastsMs = 3 * soundReportMs;
