import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DrawnSafely } from './drawn-safely.tsx';
import { fitted } from './fitted.ts';
import styles from './thumbnail.module.css';

type ThumbnailProps = {
  children: ReactNode;
  /** Shown where the part has nothing to draw. */
  empty?: string;
  /** The colour around it, where it is not the page's own. */
  ground?: string;
  /** As high as what is drawn, instead of a picture's shape. */
  isWhole?: boolean;
};

/**
 * A part of the site in small: laid out as wide as the window, since the designs ask for its
 * width, then scaled. A picture only: nothing in it can be reached or read out. It is drawn once
 * it is near.
 */
export function Thumbnail(props: ThumbnailProps) {
  const { children, empty = 'Nothing to show yet', ground, isWhole = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  useEffect(() => {
    if (!isNear || !frame.current || !page.current) return;
    return fitted(frame.current, page.current, isWhole);
  }, [isNear, isWhole]);
  return (
    <div
      ref={frame}
      className={styles.frame}
      aria-hidden="true"
      inert
      data-thumbnail
      data-whole={isWhole || undefined}
      style={{ backgroundColor: ground }}
    >
      <span className={styles.empty}>{isNear ? empty : ''}</span>
      <span className={styles.broken}>This cannot be drawn</span>
      <div ref={page} className={styles.page} data-page>
        <DrawnSafely fallback={<span data-broken />}>{isNear && children}</DrawnSafely>
      </div>
    </div>
  );
}

/** True from the moment something comes near to being seen. */
function useIsNear(frame: { current: HTMLElement | null }): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!frame.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '200px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame, isNear]);
  return isNear;
}
