import { useEffect, useState } from 'react';

const secondsTo = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** Whole seconds until an instant (epoch ms), counting down; 0 once it is over. */
export function useSecondsUntil(instant: number): number {
  const [seconds, setSeconds] = useState(() => secondsTo(instant));
  useEffect(() => {
    const update = () => setSeconds(secondsTo(instant));
    update();
    if (secondsTo(instant) === 0) return undefined;
    const timer = setInterval(() => {
      update();
      if (secondsTo(instant) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [instant]);
  return seconds;
}
