import { useEffect, useState } from 'react';

/** A band a fifth of the window below its top: the section that crosses it is the one being read. */
const readingBand = '-20% 0px -65% 0px';

/** Anchor of the section being read, as the page scrolls; the first one to begin with. */
export function useCurrentSection(anchors: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(anchors[0]);
  const order = anchors.join(' ');
  useEffect(() => {
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        setCurrent((before) => order.split(' ').find((anchor) => inBand.has(anchor)) ?? before);
      },
      { rootMargin: readingBand },
    );
    for (const anchor of order.split(' ')) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [order]);
  return current;
}
