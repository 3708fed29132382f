import { useEffect, useState } from 'react';
import { useStores } from '#ui/stores/stores.tsx';

/** How often what depends on the time is drawn anew (ms). */
const every = 10_000;

/** Now, in epoch ms, as it goes on; a tablet that was suspended catches up when it resumes. */
export function useMinute(): number {
  const { now } = useStores();
  const [at, setAt] = useState(now);
  useEffect(() => {
    const update = () => setAt(now());
    const timer = setInterval(update, every);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [now]);
  return at;
}
