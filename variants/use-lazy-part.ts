import { useEffect, useState } from 'react';
import type { LazyPart } from './lazy-part.tsx';

const askAgainEvery = 5000;

/**
 * Asks for the chunk of a part once it is needed, and returns when it can be drawn. Where it does not
 * come, as without a network, the page stays as it is and the chunk is asked for again (some
 * browsers keep the first answer until the page is loaded anew).
 * @param onMissing called with each failure; the same function each time
 */
export function useLazyPart(
  part: Pick<LazyPart<never>, 'preload'>,
  isWanted: boolean,
  onMissing?: (failure: unknown) => void,
): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isWanted || isThere) return;
    let isCurrent = true;
    const ask = () => {
      part.preload().then(
        () => isCurrent && setThere(true),
        (failure: unknown) => isCurrent && onMissing?.(failure),
      );
    };
    ask();
    const timer = setInterval(ask, askAgainEvery);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [part, isWanted, isThere, onMissing]);
  return isThere;
}
