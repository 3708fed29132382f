import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Lets a button wait for the prices: pressed while fresh ones are on their way, it goes on by
 * itself once they are there (rule R47).
 */
export function useWhenPriced(isRepricing: boolean, act: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const goOn = useEffectEvent(act);
  useEffect(() => {
    if (!isWaiting || isRepricing) return;
    setWaiting(false);
    goOn();
  }, [isWaiting, isRepricing]);
  const press = () => {
    if (isRepricing) setWaiting(true);
    else act();
  };
  return { press, isWaiting };
}
