import type { Slot } from '#schemas/api/slots.ts';

/** 21 November 2026, 12:16 in Sydney. */
export const noonInSydney = Date.parse('2026-11-21T01:16:00Z');

export const slotAt = (date: string, time: string): Slot => ({
  date,
  time,
  instant: new Date(`${date}T${time}:00+11:00`).toISOString(),
  offset: '+11:00',
  is_full: false,
});
