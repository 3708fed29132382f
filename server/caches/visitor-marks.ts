import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createBoundedMap } from './bounded-map.ts';

/** Of a visit, what tells two visitors apart for a day. */
export type VisitOrigin = {
  /** The network that it comes from (network-of.ts), and what the browser calls itself. */
  network: string;
  userAgent: string;
};

type VisitorMarks = {
  /**
   * @param what a step at a restaurant, as one text.
   * @returns whether nobody of this origin was marked with it on this business day.
   */
  isFirst(day: string, origin: VisitOrigin, what: string): boolean;
};

/** Time zones have two or three business days at once. */
const mostDays = 3;
/** Some 10 MB a day; beyond it the oldest are forgotten, and might count twice. */
const mostMarks = 100_000;
/** Two of the marks of a day are alike by chance once in a hundred million. */
const markBytes = 8;

/**
 * Knows what was counted for a visitor today, by a hash that nobody can turn back: its key is random,
 * another one for each business day, in this memory alone, and forgotten with the day. It is never
 * written, sent or shared between instances, so a visitor whom two of them serve counts at both.
 */
export function createVisitorMarks(): VisitorMarks {
  const days = new LRUCache<string, { key: Buffer; seen: ReturnType<typeof marksOfDay> }>({
    max: mostDays,
  });
  return {
    isFirst(day, { network, userAgent }, what) {
      const known = days.get(day) ?? { key: randomBytes(32), seen: marksOfDay() };
      days.set(day, known);
      const mark = createHmac('sha256', known.key)
        .update(JSON.stringify([network, userAgent, what]))
        .digest()
        .subarray(0, markBytes)
        .toString('base64');
      if (known.seen.has(mark)) return false;
      known.seen.set(mark, true);
      return true;
    },
  };
}

const marksOfDay = () => createBoundedMap<true>(mostMarks);
