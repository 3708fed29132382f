import { useEffect, useState } from 'react';
import { usePorts } from '../core/state/editor-context.tsx';

/** The present time (epoch ms), updated every half minute. */
export function useNow(): number {
  const { now } = usePorts();
  const [present, setPresent] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setPresent(now()), 30_000);
    return () => clearInterval(timer);
  }, [now]);
  return present;
}
