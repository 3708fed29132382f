import { type ReactNode, useId } from 'react';
import css from './section.module.css';

type SectionProps = { heading: string; hint?: string; children: ReactNode };

/** A group of fields under its heading. */
export function Section({ heading, hint, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.heading}>
        {heading}
      </h2>
      {hint && <p className={css.hint}>{hint}</p>}
      <div className={css.body}>{children}</div>
    </section>
  );
}
