import styles from './section-heading.module.css';

type SectionHeadingProps = {
  title: string;
  subtitle?: string;
  level?: 1 | 2;
  id?: string;
};

/** Title and subtitle of a section; empty ones leave no gap. */
export function SectionHeading({ title, subtitle = '', level = 2, id }: SectionHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  if (!title && !subtitle) return null;
  return (
    <div className={styles.heading}>
      {title && (
        <Heading className={styles.title} id={id}>
          {title}
        </Heading>
      )}
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
    </div>
  );
}
