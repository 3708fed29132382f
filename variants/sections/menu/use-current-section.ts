import { useEffect, useState } from 'react';

/** A band a fifth of the window below its top: the section that crosses it is the one being read. */
const readingBand = '-20% 0px -65% 0px';

/** Anchor of the section being read, as the page scrolls; the first one to begin with. */
export function useCurrentSection(anchors: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(anchors[0]);
  const order = anchors.join(' ');
  useEffect(() => {
    const anchorsInOrder = order.split(' ');
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        setCurrent(
          anchorsInOrder.find((anchor) => inBand.has(anchor)) ?? lastPassed(anchorsInOrder),
        );
      },
      { rootMargin: readingBand },
    );
    for (const anchor of anchorsInOrder) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [order]);
  return current;
}

/** Between two sections, or after a leap past all of them: the last one whose top is behind. */
function lastPassed(anchors: readonly string[]): string | undefined {
  const isPassed = (anchor: string) =>
    (document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity) < 0;
  return anchors.findLast(isPassed) ?? anchors[0];
}
