import { useEffect, useRef, type ReactNode } from 'react';
import styles from './canvas.module.css';
import type { Tracker } from './tracker.ts';

type OutlineProps = {
  tracker: Tracker;
  look: 'section' | 'field' | 'problem' | 'hover' | 'editing' | 'navigated' | 'inactive';
  /** The element to outline; called in every frame in which something moved. */
  target(): Element | null;
  children?: ReactNode;
};

/** A line around an element of the page. It takes no clicks itself, its children may. */
export function Outline({ tracker, look, target, children }: OutlineProps) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
    tracker.requestUpdate();
  });
  useEffect(() => {
    return box.current ? tracker.follow(box.current, () => latest.current()) : undefined;
  }, [tracker]);
  return (
    <div ref={box} className={styles.outline} data-look={look} hidden>
      {children}
    </div>
  );
}
