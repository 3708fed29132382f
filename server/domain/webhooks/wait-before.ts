import { hourMs } from '#schemas/rules/time/minute.ts';

const firstMs = 5000;
const longestMs = 12 * hourMs;

/** A message is tried so often, over about three days, before it is given up. */
export const mostAttempts = 15;

/**
 * How long, in ms, a message waits after so many tries in vain: 5 s, three times as long each time,
 * 12 h at most, and up to a fifth more or less, so that not everything that failed together comes
 * again together.
 * @param chance from 0 to 1
 */
export const waitAfter = (attempts: number, chance: number): number =>
  Math.round(Math.min(firstMs * 3 ** (attempts - 1), longestMs) * (0.8 + 0.4 * chance));
