import { useEffect, useRef } from 'react';
import styles from './step-title.module.css';

/** Names a step, and takes the focus when one has come there from another. */
export function StepTitle({ name, isFocused }: { name: string; isFocused: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFocused) return;
    title.current?.focus({ preventScroll: true });
    // What one chooses from begins right below, whatever stands above.
    title.current?.closest('[data-step-top]')?.scrollIntoView({ block: 'start' });
  }, [isFocused]);
  return (
    <h3 className={styles.title} ref={title} tabIndex={-1}>
      {name}
    </h3>
  );
}
