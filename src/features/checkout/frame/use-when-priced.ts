import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { connection } from '../../offline/connection.ts';

/**
 * Lets a button wait for the prices: pressed while fresh ones are on their way, it goes on by
 * itself once they are there (rule R47). Without a connection it waits for nothing: what was asked
 * for in a tunnel is not ordered at its end.
 */
export function useWhenPriced(isRepricing: boolean, act: () => void) {
  const [isPressed, setPressed] = useState(false);
  const isOffline = useStore(connection, (state) => state.isOffline);
  if (isPressed && isOffline) setPressed(false);
  const isWaiting = isPressed && isRepricing;
  // Of the last drawing: what was judged when it was pressed is over.
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isPressed || isRepricing) return;
    const timer = setTimeout(() => {
      setPressed(false);
      latest.current();
    });
    return () => clearTimeout(timer);
  }, [isPressed, isRepricing]);
  const press = () => {
    if (!isRepricing) act();
    else if (!isOffline) setPressed(true);
  };
  return { press, isWaiting };
}
