import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether something may take its space: it was reserved before the first paint, or its place lies
 * below the window, where nothing that is seen moves.
 */
export function useMayAppear(place: RefObject<HTMLElement | null>): {
  mayAppear: boolean;
  isReserved: boolean;
} {
  const [isReserved] = useState(() => document.documentElement.dataset['again'] !== undefined);
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (isReserved || !current) return;
    const observer = new IntersectionObserver((entries) => {
      const { boundingClientRect, isIntersecting } = entries.at(-1) ?? {};
      if (isIntersecting || !boundingClientRect || boundingClientRect.top < window.innerHeight) {
        return;
      }
      setBelow(true);
      observer.disconnect();
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [place, isReserved]);
  return { mayAppear: isReserved || isBelow, isReserved };
}
