/** Lengths of time in ms; a day is one of 24 hours, not one between two midnights. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The instant (epoch ms) at which the minute of another began. */
export const startOfMinute = (instant: number): number => Math.floor(instant / minuteMs) * minuteMs;

/** The instant (epoch ms) at which the minute after that of another begins. */
export const nextMinute = (instant: number): number => startOfMinute(instant) + minuteMs;
