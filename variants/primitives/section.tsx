import type { ReactNode } from 'react';
import styles from './section.module.css';

type SectionProps = {
  children: ReactNode;
  tone?: 'secondary' | 'inverse';
  /** Id of the heading that names it. */
  labelledBy?: string | undefined;
  id?: string;
};

/** A section of a page: breathing space above and below, content within its width. */
export function Section({ children, tone, labelledBy, id }: SectionProps) {
  return (
    <section className={styles.section} data-tone={tone} aria-labelledby={labelledBy} id={id}>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
