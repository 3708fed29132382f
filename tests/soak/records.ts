/** What a soak saw; `faults` must stay empty. */
export function createRecords() {
  const faults = new Map<string, number>();
  const counts = new Map<string, number>();
  let [lastGood, longestStop, longestAnswer] = [performance.now(), 0, 0];
  return {
    faults,
    counts,
    count: (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    fault: (what: string) => void faults.set(what, (faults.get(what) ?? 0) + 1),
    /** A call was answered after so many ms; below 500 it is service. */
    answer(status: number, ms: number): void {
      longestAnswer = Math.max(longestAnswer, ms);
      if (status >= 500) return;
      const now = performance.now();
      longestStop = Math.max(longestStop, now - lastGood);
      lastGood = now;
    },
    /** In ms: without any service, and until an answer came. */
    longest: () => ({
      stop: Math.max(longestStop, performance.now() - lastGood),
      answer: longestAnswer,
    }),
  };
}

export type Records = ReturnType<typeof createRecords>;
