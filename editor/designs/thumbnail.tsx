import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './thumbnail.module.css';

type ThumbnailProps = {
  children: ReactNode;
  /** Shown where the part has nothing to draw. */
  empty?: string;
  /** The colour around it, where it is not the page's own. */
  ground?: string;
};

/**
 * A part of the site in small: laid out as wide as the window, since the designs ask for its
 * width, then scaled. A picture only: nothing in it can be reached or read out. It is drawn once
 * it is near.
 */
export function Thumbnail({ children, empty = 'Nothing to show yet', ground }: ThumbnailProps) {
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  useEffect(() => {
    if (!isNear || !frame.current || !page.current) return;
    return fitted(frame.current, page.current);
  }, [isNear]);
  return (
    <div
      ref={frame}
      className={styles.frame}
      aria-hidden="true"
      inert
      data-thumbnail
      style={{ backgroundColor: ground }}
    >
      <span className={styles.empty}>{isNear ? empty : ''}</span>
      <div ref={page} className={styles.page}>
        {isNear && children}
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

/** No wider than a large desk: more would only make everything smaller. */
const widest = 1280;

/** Keeps the page in small as wide as its frame; what is lower than that stands in the middle. */
function fitted(frame: HTMLElement, page: HTMLElement): () => void {
  const fit = () => {
    const width = Math.min(window.innerWidth, widest);
    const scale = frame.clientWidth / width;
    const room = frame.clientHeight - page.offsetHeight * scale;
    page.style.inlineSize = `${width}px`;
    page.style.transform = `translateY(${Math.max(0, room / 2)}px) scale(${scale})`;
    frame.toggleAttribute('data-empty', page.offsetHeight === 0);
  };
  const sizes = new ResizeObserver(fit);
  sizes.observe(frame);
  sizes.observe(page);
  const marks = new MutationObserver(() => unmark(page));
  marks.observe(page, { childList: true, subtree: true });
  unmark(page);
  return () => {
    sizes.disconnect();
    marks.disconnect();
  };
}

/** The page has the same names already, and each may stand there once. */
function unmark(page: HTMLElement): void {
  for (const element of page.querySelectorAll('[id], [name]')) {
    // A drawing may refer to its own parts.
    if (!element.closest('svg')) element.removeAttribute('id');
    element.removeAttribute('name');
  }
}
