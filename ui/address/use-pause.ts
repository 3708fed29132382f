import { useEffect, useState } from 'react';

/** A value as it was when it last stood still for so long (ms); null at once. */
export function usePause<T>(value: T | null, pauseMs: number): T | null {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === null ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return value === null ? null : settled;
}
