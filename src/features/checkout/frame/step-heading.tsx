import { type ReactNode, useEffect, useRef } from 'react';
import css from './checkout-frame.module.css';

/** The step's heading; it takes the focus when the step opens, so that a screen reader reads it out. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A link to a field (#guest-email) brings its own focus.
    if (window.location.hash !== '') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={css.heading}>
      {children}
    </h1>
  );
}
