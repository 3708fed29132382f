import { useEffect, useRef, type ReactNode } from 'react';
import css from './import.module.css';

/** What comes after a choice takes the focus, so that it is read. */
export function Titled({ heading, children }: { heading: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <section className={css.panel}>
      <h3 ref={title} tabIndex={-1} className={css.heading}>
        {heading}
      </h3>
      {children}
    </section>
  );
}
