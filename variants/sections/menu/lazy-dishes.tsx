import { useEffect, useRef, type CSSProperties } from 'react';
import styles from './menu-category.module.css';

type LazyDishesProps = {
  count: number;
  onNear(): void;
};

/** As high as the dishes that are still to be drawn, so that nothing moves when they come. */
export function LazyDishes({ count, onNear }: LazyDishesProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { root: document, rootMargin: '100% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [onNear]);
  const style: CSSProperties & Record<'--dishes', number> = { '--dishes': count };
  return <div ref={place} className={styles.later} style={style} />;
}
