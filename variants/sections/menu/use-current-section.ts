import { useEffect, useState } from 'react';

/**
 * All of the page above a line a third of the window below its top: the last section that reaches
 * into it is the one being read, also after a leap past many of them.
 */
const readSoFar = '1000000px 0px -68% 0px';

/** Anchor of the section being read, as the page scrolls; the first one to begin with. */
export function useCurrentSection(anchors: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(anchors[0]);
  const order = anchors.join(' ');
  useEffect(() => {
    const anchorsInOrder = order.split(' ');
    const begun = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setCurrent(anchorsInOrder.findLast((anchor) => begun.has(anchor)) ?? anchorsInOrder[0]);
      },
      // Its own document, so that a frame around it does not cut off what is above.
      { root: document, rootMargin: readSoFar },
    );
    for (const anchor of anchorsInOrder) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [order]);
  return current;
}
