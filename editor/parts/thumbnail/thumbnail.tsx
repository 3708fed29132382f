import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ThumbnailBoundary } from './thumbnail-boundary.tsx';
import { fitThumbnail } from './fit-thumbnail.ts';
import styles from './thumbnail.module.css';

type ThumbnailProps = {
  children: ReactNode;
  /** Shown where the part draws nothing. */
  empty?: string;
  /** Background colour, where it is not the page's own. */
  background?: string;
  /** As high as its content, instead of a fixed aspect ratio. */
  isWhole?: boolean;
};

/**
 * A part of the site scaled down: laid out as wide as the window, since designs use media queries.
 * Inert and hidden from screen readers; rendered once it is near the viewport.
 */
export function Thumbnail(props: ThumbnailProps) {
  const { children, empty = 'Nothing to show yet', background, isWhole = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  // Before it is painted: neither unscaled nor with ids that the page has already.
  useLayoutEffect(() => {
    if (!isNear || !frame.current || !page.current) return;
    return fitThumbnail(frame.current, page.current, isWhole);
  }, [isNear, isWhole]);
  return (
    <div
      ref={frame}
      className={styles.frame}
      aria-hidden="true"
      inert
      data-thumbnail
      data-whole={isWhole || undefined}
      style={{ backgroundColor: background }}
    >
      <span className={styles.empty}>{isNear ? empty : ''}</span>
      <span className={styles.broken}>This cannot be drawn</span>
      <div ref={page} className={styles.page} data-page>
        <ThumbnailBoundary fallback={<span data-broken />}>{isNear && children}</ThumbnailBoundary>
      </div>
    </div>
  );
}

/** True once an element is near the viewport. */
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
