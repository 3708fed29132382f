import { useEffect, useState } from 'react';
import { minuteMs } from '#schemas/rules/time/minute.ts';

/** For so long a board may be cut off before it says so, ms: a short gap changes nothing. */
const quietFor = 2 * minuteMs;

/**
 * Since when the board is not up to date (epoch ms), once that has lasted two minutes.
 * @returns null while it is, or was a moment ago
 */
export function useOutdated(isCurrent: boolean): number | null {
  const [since, setSince] = useState<number | null>(null);
  if (isCurrent && since !== null) setSince(null);
  useEffect(() => {
    if (isCurrent) return;
    const lostAt = Date.now();
    const timer = setTimeout(() => setSince(lostAt), quietFor);
    return () => clearTimeout(timer);
  }, [isCurrent]);
  return since;
}
