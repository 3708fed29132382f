import { useEffect, useRef, useState } from 'react';

/**
 * Lets a button wait for the prices: pressed while fresh ones are on their way, it goes on by
 * itself once they are there (rule R47).
 */
export function useWhenPriced(isRepricing: boolean, act: () => void) {
  const [isPressed, setPressed] = useState(false);
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
    if (isRepricing) setPressed(true);
    else act();
  };
  return { press, isWaiting };
}
