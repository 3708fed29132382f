import type { SectionTexts } from '../../editor/texts.ts';
import styles from './features.module.css';

/** The like of variants/sections/features/icon-grid.tsx: the same texts in the same elements. */
export function Features({ id, title, subtitle, items }: SectionTexts) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.layout}>
        <header>
          <h2 id={`${id}-title`} className={styles.heading}>
            {title}
          </h2>
          <p>{subtitle}</p>
        </header>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
                <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
              <div>
                <h3 className={styles.title}>{item.title}</h3>
                <p>{item.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
